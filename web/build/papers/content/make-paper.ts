import { visibleCategories } from '@dental-shop/domain/catalogue/category';
import { drawCategory } from '@dental-shop/domain/drawing/draw-category';
import { coverCategories, type PaperId } from '../../../src/shared/downloads/papers.ts';
import { certificationTutorial } from './certification-tutorial.ts';
import { pricedChapter } from './chapters.ts';
import { instructions } from './instructions.ts';
import type { Chapter, Paper } from './paper.ts';
import type { PaperSource } from './paper-source.ts';
import { paperWords } from './paper-words.ts';

function chaptersOf(id: PaperId, source: PaperSource): Chapter[] {
  if (id === 'certification-tutorial') return certificationTutorial(source);
  if (id !== 'product-catalogue') return instructions[id](source);
  return visibleCategories(source.catalogue.categories).map((category) =>
    pricedChapter(category, source),
  );
}

function notesOf(id: PaperId, source: PaperSource): readonly string[] {
  const words = paperWords[source.language];
  if (id === 'certification-tutorial') return words.tutorialNotes;
  return id === 'product-catalogue' ? words.priceNotes : words.instructionNotes;
}

/** One paper in the source's language. */
export function makePaper(id: PaperId, source: PaperSource): Paper {
  const { title, kind, description } = source.company.materials.paper[id];
  return {
    id,
    language: source.language,
    title,
    kind,
    description,
    cover: drawCategory(source.catalogue, coverCategories[id]),
    notes: notesOf(id, source),
    chapters: chaptersOf(id, source),
  };
}
