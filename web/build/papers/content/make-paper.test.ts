import { formatPrice } from '@dental-shop/domain/money/price';
import { describe, expect, it } from 'vitest';
import { brochures, paperIds } from '../../../src/shared/downloads/papers.ts';
import { makePaper } from './make-paper.ts';
import type { Paper, PartsRow } from './paper.ts';
import { paperSource } from './paper-source.ts';
import { lessons, tutorialQuestions } from './tutorial-questions.ts';

const languages = ['en', 'es'] as const;

function rowsOf(paper: Paper): PartsRow[] {
  return paper.chapters.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows));
}

describe.each(languages)('in %s', (language) => {
  const source = paperSource(language);
  const visible = source.catalogue.products.filter(({ hidden }) => !hidden);

  it('the product catalogue prices every part as the shop does, and shows no hidden one', () => {
    const printed = rowsOf(makePaper('product-catalogue', source)).map(({ sku, price }) => [
      sku,
      price,
    ]);
    const sold = visible.map(({ sku, purchasability: sale }) => [
      sku,
      sale.purchasable ? formatPrice(sale.unitPrice) : source.words.unavailable[sale.reason],
    ]);
    expect(new Map(printed as [string, string][])).toEqual(new Map(sold as [string, string][]));
    expect(printed).toHaveLength(visible.length);
  });

  it('the instructions together name every part once, and no price', () => {
    const papers = brochures.filter((id) => id !== 'product-catalogue');
    const rows = papers.flatMap((id) => rowsOf(makePaper(id, source)));
    expect(rows.map(({ sku }) => sku).sort()).toEqual(visible.map(({ sku }) => sku).sort());
    expect(rows.filter(({ price }) => price !== undefined)).toEqual([]);
  });

  it.each(paperIds)('%s has a figure under each heading, and chapters of different names', (id) => {
    const { chapters } = makePaper(id, source);
    const tables = chapters.flatMap((chapter) => chapter.tables);
    const ragged = tables.filter(({ labels, rows }) =>
      rows.some(({ figures }) => figures.length !== labels.length),
    );
    expect(ragged).toEqual([]);
    expect(new Set(chapters.map((chapter) => chapter.id)).size).toBe(chapters.length);
    expect(chapters.filter(({ heading, summary }) => !heading || !summary)).toEqual([]);
  });

  it('the tutorial answers each of its questions', () => {
    const { chapters } = makePaper('certification-tutorial', source);
    const asked = chapters.flatMap(({ questions = [] }) => questions);
    const answered = chapters.at(-1)?.sections.flatMap(({ points = [] }) => points);
    expect(asked).toHaveLength(3 * lessons.length);
    expect(answered).toHaveLength(asked.length);
  });
});

/** A decimal point as both languages of the catalogue write it. */
const figures = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g)?.sort() ?? [];

it.each(lessons)('the questions of %s have the same figures in both languages', (lesson) => {
  const [english, spanish] = languages.map((language) =>
    tutorialQuestions[lesson][language].map((pair) => figures(pair.join(' '))),
  );
  expect(spanish).toEqual(english);
});

it.each(lessons)('the figures in the answers of %s stand in its lesson', (lesson) => {
  const { chapters } = makePaper('certification-tutorial', paperSource('en'));
  const chapter = chapters.find(({ id }) => id === lesson);
  const text = JSON.stringify([chapter?.summary, chapter?.sections, chapter?.facts]);
  const answers = tutorialQuestions[lesson].en.map(([, answer]) => answer).join(' ');
  expect(figures(answers).filter((figure) => !figures(text).includes(figure))).toEqual([]);
});
