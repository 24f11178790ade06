import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import { categoryDrawing, drillSizes, surgicalSections, torqueLimits } from './chapters.ts';
import type { Chapter } from './pdf-content.ts';
import { courseFacts, courseSteps, type PdfSource } from './pdf-source.ts';
import { pdfWords } from './pdf-words.ts';
import { type Lesson, lessons, tutorialQuestions } from './tutorial-questions.ts';

type LessonText = Pick<Chapter, 'heading' | 'summary' | 'drawing' | 'sections' | 'facts'>;

function course(source: PdfSource): Chapter {
  const words = pdfWords[source.language];
  const { introduction, fact, step } = source.texts.course;
  return {
    id: 'course',
    heading: words.course,
    summary: introduction,
    sections: [
      {
        heading: words.steps,
        paragraph: '',
        points: courseSteps.map((each) => step[each]),
        isNumbered: true,
      },
    ],
    facts: {
      heading: words.courseFacts,
      facts: courseFacts.map((each) => ({ label: fact[each], value: fact[`${each}Value`] })),
    },
    tables: [],
  };
}

function lessonTexts(source: PdfSource): Record<Lesson, LessonText> {
  const words = pdfWords[source.language];
  const drawing = (category: string) => categoryDrawing(category, source);
  const page = (name: InfoPage, category: string) => {
    const { title, summary, sections } = source.texts.information(name);
    return { heading: title, summary, sections, drawing: drawing(category) };
  };
  const implants = page('implant-category', 'Implants');
  const surgical = surgicalSections(source);
  return {
    sizes: { ...implants, sections: implants.sections.slice(0, 2) },
    torque: {
      heading: words.torqueLesson,
      summary: source.texts.quality.cover,
      drawing: drawing('Surgical Tools'),
      sections: [...implants.sections.slice(2), ...surgical.instruments.slice(0, 2)],
      facts: torqueLimits(
        ['implant', 'driver', 'placementWrench', 'prostheticWrench', 'screw'],
        source,
      ),
    },
    drills: {
      heading: source.catalogueText.categoryName('Drills'),
      summary: source.texts.quality.material,
      drawing: drawing('Drills'),
      sections: [surgical.drills],
      facts: drillSizes(source),
    },
    turboGuide: page('turbo-guide', 'TurboGuide'),
    healing: page('healing-caps', 'Healing Caps'),
    abutments: {
      heading: words.abutmentsLesson,
      summary: words.abutmentsSummary,
      drawing: drawing('Angled Abutments'),
      sections: (['solid-abutments', 'contoured-abutments', 'angled-abutments'] as const).flatMap(
        (name) => {
          const { title, sections } = source.texts.information(name);
          return sections
            .slice(0, 2)
            .map((section) => ({ ...section, heading: `${title}: ${section.heading}` }));
        },
      ),
    },
    titach: page('titach', 'Titach System'),
    fridge: page('fridge', 'Fridge System'),
  };
}

function answers(texts: Record<Lesson, LessonText>, source: PdfSource): Chapter {
  const words = pdfWords[source.language];
  return {
    id: 'answers',
    heading: words.answers,
    summary: words.answersSummary,
    sections: lessons.map((lesson, index) => ({
      heading: words.lesson(index + 1, texts[lesson].heading),
      paragraph: '',
      points: tutorialQuestions[lesson][source.language].map(([, answer]) => answer),
      isNumbered: true,
    })),
    tables: [],
  };
}

export function certificationTutorial(source: PdfSource): Chapter[] {
  const words = pdfWords[source.language];
  const texts = lessonTexts(source);
  const chapters = lessons.map(
    (lesson, index): Chapter => ({
      ...texts[lesson],
      id: lesson,
      heading: words.lesson(index + 1, texts[lesson].heading),
      tables: [],
      questions: tutorialQuestions[lesson][source.language].map(([question]) => question),
    }),
  );
  return [course(source), ...chapters, answers(texts, source)];
}
