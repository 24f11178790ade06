import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { infoPages } from '@dental-shop/domain/catalogue/info-pages';
import { describe, expect, it } from 'vitest';
import type { InformationText } from '../information-text.ts';
import { informationTexts } from './information-texts.ts';

function wordsOf({ title, summary, sections }: InformationText): string[] {
  const words = sections.flatMap(({ heading, paragraph, points = [] }) => [
    heading,
    paragraph,
    ...points,
  ]);
  return [title, summary, ...words];
}

const figuresOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).sort();

describe.each(infoPages)('information page %s', (page) => {
  const { en, es } = informationTexts[page];

  it('has the same structure in both languages', () => {
    const shapeOf = ({ sections }: InformationText) =>
      sections.map(({ points }) => points?.length ?? 0);
    expect(shapeOf(es)).toEqual(shapeOf(en));
  });

  it('has the same numbers, such as torque limits, in both languages', () => {
    const english = wordsOf(en);
    expect(wordsOf(es).map(figuresOf)).toEqual(english.map(figuresOf));
  });

  it('has no empty strings', () => {
    expect([...wordsOf(en), ...wordsOf(es)].filter((text) => text.trim() === '')).toEqual([]);
  });

  it('mentions only measurements found in the catalogue', () => {
    const known = new Set(
      catalogue.products.flatMap(({ dimensions }) => dimensions.map(({ value }) => value)),
    );
    const measures = wordsOf(en)
      .join(' ')
      .matchAll(/(\d+(?:\.\d+)?)(?: mm|°)/g);
    const unknown = [...measures].map(([, value]) => Number(value)).filter((v) => !known.has(v));
    expect(unknown).toEqual([]);
  });
});
