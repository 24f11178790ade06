import { describe, expect, it } from 'vitest';
import { createSkuFinder } from '../fulfillment/scan.ts';
import { lotSearchIssues, readLotSearch, toLotSelection } from './lot-search.ts';

const finder = createSkuFinder({ '09520000000103': 'I4510' }, ['I4510', 'ID5.1S']);
const code = '(01)09520000000103(17)290531(10)A1-X';

describe('readLotSearch', () => {
  it.each([
    ['a scan in the SKU field', { sku: code, lot: '' }, { sku: 'I4510', lot: 'A1-X' }],
    ['a scan in the lot field', { sku: '', lot: code }, { sku: 'I4510', lot: 'A1-X' }],
    ['a scan over earlier input', { sku: code, lot: 'B2' }, { sku: 'I4510', lot: 'A1-X' }],
    ['a scan without a lot', { sku: '(01)09520000000103', lot: 'b2' }, { sku: 'I4510', lot: 'B2' }],
    [
      'the second barcode of a label in the lot field',
      { sku: 'I4510', lot: '1729053110A1' },
      { sku: 'I4510', lot: 'A1' },
    ],
    ['typed input', { sku: ' i4510 ', lot: ' a1 ' }, { sku: 'I4510', lot: 'A1' }],
    ['a SKU outside the catalogue', { sku: 'OLD-1', lot: 'a1' }, { sku: 'OLD-1', lot: 'A1' }],
  ])('reads %s', (_, typed, read) => {
    expect(readLotSearch({ ...typed, to: '' }, finder)).toEqual({ ...read, to: '' });
  });

  it('keeps the code of an unknown product, so that it can be reported', () => {
    const unknown = '(01)09520000000011(10)A1';
    const search = readLotSearch({ sku: unknown, lot: '', to: '' }, finder);
    expect(lotSearchIssues(search)).toMatchObject({ sku: 'unknown-code' });
  });
});

describe('lotSearchIssues', () => {
  it.each([
    ['sku', { sku: '01095200000001031729053110A121S1', lot: 'B2' }],
    ['lot', { sku: 'I4510', lot: '01095200000001031729053110A121S1' }],
    ['lot', { sku: 'I4510', lot: '1729053110A121S1' }],
  ])('reports a code in the field %s whose lot may contain the serial number', (name, typed) => {
    const search = readLotSearch({ ...typed, to: '' }, finder);
    expect(lotSearchIssues(search)).toMatchObject({ [name]: 'unclear-lot' });
  });

  it.each([
    [
      { sku: '', lot: '', to: '' },
      { sku: 'missing-sku', lot: 'missing-lot' },
    ],
    [{ sku: 'I4510', lot: 'Ñ', to: '' }, { lot: 'invalid-lot' }],
    [{ sku: 'I4510', lot: 'A1', to: 'A 2' }, { to: 'invalid-lot' }],
    [{ sku: 'I4510', lot: 'A2', to: 'A1' }, { to: 'before-start' }],
    [{ sku: 'I4510', lot: 'A10', to: 'A9' }, { to: 'before-start' }],
    [{ sku: 'I4510', lot: 'A1', to: 'A2' }, {}],
    [{ sku: 'I4510', lot: 'A9', to: 'A10' }, {}],
  ])('for %j, returns %j', (search, issues) => expect(lotSearchIssues(search)).toEqual(issues));
});

it.each([
  [
    { sku: 'I4510', lot: 'A1', to: '' },
    { sku: 'I4510', lots: ['A1'] },
  ],
  [
    { sku: 'I4510', lot: 'A1', to: 'A1' },
    { sku: 'I4510', lots: ['A1'] },
  ],
  [
    { sku: 'I4510', lot: 'A1', to: 'A9' },
    { sku: 'I4510', from: 'A1', to: 'A9' },
  ],
  [{ sku: 'I4510', lot: '', to: '' }, undefined],
])('toLotSelection turns %j into %j', (search, selection) =>
  expect(toLotSelection(search)).toEqual(selection),
);
