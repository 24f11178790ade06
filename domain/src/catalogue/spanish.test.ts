import { describe, expect, it } from 'vitest';
import { spanish } from './spanish.ts';

const texts = Object.entries(spanish.products);
// Not with \b, which takes an accented letter for the end of a word.
const englishWords =
  /(?<!\p{L})(the|and|with|for|of|drill|cap|abutment|implant|wrench|driver|collar)(?!\p{L})/iu;

describe('the Spanish catalogue', () => {
  it('names each product differently', () => {
    expect(new Set(texts.map(([, { name }]) => name)).size).toBe(texts.length);
  });

  it('describes each product in its own words', () => {
    const descriptions = texts.map(([, { name, description }]) => `${name} ${description}`);
    expect(new Set(descriptions).size).toBe(texts.length);
  });

  it('leaves no English word behind', () => {
    for (const [sku, { name, description }] of texts) {
      expect(`${name} ${description}`, sku).not.toMatch(englishWords);
    }
    const groups = [
      ...Object.values(spanish.categories).flatMap(({ name, button = '' }) => [name, button]),
      ...Object.values(spanish.subCategories),
    ];
    expect(groups.filter((text) => englishWords.test(text))).toEqual([]);
  });

  it.each([
    ['CS28', 'Tornillo de cierre 2.8 mm'],
    ['HC4802', 'Tapa de cicatrización estándar 4.8 x 2 mm'],
    ['SA4504', 'Pilar sólido 4.5 x 4 mm'],
    ['IC41', 'Cofia estrecha para cubeta cerrada 4.1 mm'],
    ['RHS', 'Llave hexagonal de carraca, corta'],
  ])('calls %s %s', (sku, name) => {
    expect(spanish.products[sku]?.name).toBe(name);
  });
});
