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
    ['nothing of a whole row', {}, []],
    ['nothing of a price in words', { Price: 'call for price' }, []],
    ['an empty price', { Price: ' ' }, ['no-price']],
    ['no thumbnail', { 'thumbnail Photo Name': '' }, ['no-picture']],
    ['no pictures', { 'Product Pictures': ' ' }, ['no-picture']],
    ['a hidden row', { hidden: 'TRUE' }, ['hidden']],
    ['dimensions without prose', { Description: 'Diameter: 4.5 mm' }, ['no-description']],
    ['a SKU that has no Spanish', { SKU: 'I4512' }, ['no-spanish']],
    ['several at once', { Price: '', hidden: 'TRUE' }, ['no-price', 'hidden']],
  ])('tells of %s', (_case, cells, expected) => {
    expect(warningsOf(cells)).toEqual([expected]);
  });
});
