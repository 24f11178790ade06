import { describe, expect, it } from 'vitest';
import { catalogueWarnings } from './catalogue-warning.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { catalogueRow } from './row-fixture.ts';

const spanish = { I4510: { name: 'Implante', description: 'Implante de titanio.' } };

function warningsOf(cells: Record<string, unknown>) {
  const { products } = loadCatalogue([catalogueRow(cells)], { hasPicture: () => true });
  return products.map((product) => catalogueWarnings(product, spanish));
}

describe('catalogueWarnings', () => {
  it.each([
    ['a complete row', {}, []],
    ['a price in words', { Price: 'call for price' }, []],
    ['an empty price', { Price: ' ' }, ['no-price']],
    ['a missing thumbnail', { 'thumbnail Photo Name': '' }, ['no-picture']],
    ['missing pictures', { 'Product Pictures': ' ' }, ['no-picture']],
    ['a hidden row', { hidden: 'TRUE' }, ['hidden']],
    ['a description with only dimensions', { Description: 'Diameter: 4.5 mm' }, ['no-description']],
    ['a SKU without a translation', { SKU: 'I4512' }, ['no-spanish']],
    ['several problems', { Price: '', hidden: 'TRUE' }, ['no-price', 'hidden']],
  ])('returns the warnings for %s', (_case, cells, expected) => {
    expect(warningsOf(cells)).toEqual([expected]);
  });
});
