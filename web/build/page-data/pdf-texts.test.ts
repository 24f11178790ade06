import { pdfContents } from '@dental-shop/artwork/pdfs';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { brochures, pdfIds } from '@dental-shop/domain/downloads/pdfs';
import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { describe, expect, it } from 'vitest';
import { pdfTexts } from './pdf-texts.ts';

const languages = ['en', 'es'] as const;

const contents = {
  en: pdfContents('en', pdfTexts.en, exampleSite),
  es: pdfContents('es', pdfTexts.es, exampleSite),
};

function rowsOf({ chapters }: (typeof contents)['en']['prosthetics']) {
  return chapters.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows));
}

const visible = visibleEntries(catalogue.products);

describe.each(languages)('PDFs in %s', (language) => {
  it('the product catalogue lists every visible part at its shop price', () => {
    const printed = rowsOf(contents[language]['product-catalogue']).map(
      ({ sku, price }): [string, string | undefined] => [sku, price],
    );
    const sold = visible.map(({ sku, price }): [string, string] => [
      sku,
      isPurchasable(price) ? formatPrice(price) : pdfTexts[language].unavailable[price],
    ]);
    expect(new Map(printed)).toEqual(new Map(sold));
    expect(printed).toHaveLength(visible.length);
  });

  it('the instructions list every part exactly once, without prices', () => {
    const instructions = brochures.filter((id) => id !== 'product-catalogue');
    const rows = instructions.flatMap((id) => rowsOf(contents[language][id]));
    expect(rows.map(({ sku }) => sku).sort()).toEqual(visible.map(({ sku }) => sku).sort());
    expect(rows.filter(({ price }) => price !== undefined)).toEqual([]);
  });

  it.each(pdfIds)('%s has complete tables and chapters with unique IDs', (id) => {
    const { chapters } = contents[language][id];
    const tables = chapters.flatMap((chapter) => chapter.tables);
    const ragged = tables.filter(({ labels, rows }) =>
      rows.some(({ figures }) => figures.length !== labels.length),
    );
    expect(ragged).toEqual([]);
    expect(new Set(chapters.map((chapter) => chapter.id)).size).toBe(chapters.length);
    expect(chapters.filter(({ heading, summary }) => !heading || !summary)).toEqual([]);
  });

  it('the tutorial has an answer to each question', () => {
    expect(lessons).toHaveLength(8);
    for (const { questions, answers } of lessonsIn(language)) {
      expect(questions).toHaveLength(3);
      expect(answers).toHaveLength(3);
    }
  });
});

/** The last chapter has the answers to all lessons. */
function lessonsIn(language: (typeof languages)[number]) {
  const { chapters } = contents[language]['certification-tutorial'];
  return chapters
    .filter(({ questions }) => questions)
    .map((chapter, index) => ({
      chapter,
      questions: chapter.questions ?? [],
      answers: chapters.at(-1)?.sections[index]?.points ?? [],
    }));
}

const lessons = lessonsIn('en').map(({ chapter }, index) => [chapter.id, index] as const);

const figures = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g)?.sort() ?? [];

it.each(lessons)(
  '%s: questions and answers have the same numbers in both languages',
  (_, index) => {
    const [english, spanish] = languages.map((language) => {
      const { questions, answers } = lessonsIn(language)[index] ?? { questions: [], answers: [] };
      return questions.map((question, pair) => figures(`${question} ${answers[pair]}`));
    });
    expect(english).toHaveLength(3);
    expect(spanish).toEqual(english);
  },
);

it.each(lessons)('%s: every number in the answers appears in the lesson', (_, index) => {
  const { chapter, answers = [] } = lessonsIn('en')[index] ?? {};
  const text = JSON.stringify([chapter?.summary, chapter?.sections, chapter?.facts]);
  expect(figures(answers.join(' ')).filter((figure) => !figures(text).includes(figure))).toEqual(
    [],
  );
});
