import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { readKitContents } from './kit-contents.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { catalogueRow } from './row-fixture.ts';

describe('readKitContents', () => {
  it('reads SKUs with their quantities', () => {
    expect(readKitContents(' PD2030, PG00 x 2 ')).toEqual({
      isExample: false,
      parts: [
        { sku: 'PD2030', quantity: 1 },
        { sku: 'PG00', quantity: 2 },
      ],
    });
  });

  it('knows an example by its first word, and an empty cell', () => {
    expect(readKitContents('Example: ID5.1S')).toEqual({
      isExample: true,
      parts: [{ sku: 'ID5.1S', quantity: 1 }],
    });
    expect(readKitContents('  ')).toBeNull();
  });

  it.each(['A,', 'A x 0', 'A B', 'A x two', 'A, a'])('refuses %j', (cell) => {
    expect(() => readKitContents(cell)).toThrow(RangeError);
  });
});

describe('the kits of the catalogue', () => {
  const kits = catalogue.products.flatMap(({ sku, contents, dimensions }) =>
    contents ? [{ sku, contents, dimensions }] : [],
  );

  it('lists the contents of every kit', () => {
    expect(kits.map(({ sku }) => sku)).toEqual(
      catalogue.products.filter(({ name }) => /\bKit\b/.test(name)).map(({ sku }) => sku),
    );
  });

  it('has as many instruments in a kit as its dimensions say', () => {
    for (const { sku, contents, dimensions } of kits) {
      const pieces = contents.parts.reduce((sum, { quantity }) => sum + quantity, 0);
      expect([sku, dimensions.find(({ label }) => label === 'Instruments')?.value]).toEqual([
        sku,
        pieces,
      ]);
    }
  });

  it('calls them examples, since the specification names none', () => {
    expect(kits.map(({ contents }) => contents.isExample)).toEqual(kits.map(() => true));
  });
});

describe('a kit in the sheet', () => {
  const load = (contents: string) =>
    loadCatalogue([catalogueRow({ 'Kit Contents': contents })], { knowsPicture: () => true });

  it('names parts of the sheet alone, and not itself', () => {
    expect(() => load('X1')).toThrow(/row 2.*X1/i);
    expect(() => load('I4510')).toThrow(/row 2.*I4510/i);
  });

  it('is written in a known form', () => {
    expect(() => load('I4510 twice')).toThrow(/row 2.*I4510 twice/i);
  });
});
