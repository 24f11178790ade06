import { expect, it } from 'vitest';
import { createProductLookup } from './product-lookup.ts';

const products = [
  { sku: 'I4510', name: 'Standard Medium Implant 4.5 × 10 mm', price: 13_900 },
  { sku: 'ID5.1S', name: '5.1 XShort Implant Drill', price: 9_100 },
];

const lookup = createProductLookup({
  products,
  lookup: { gtins: { '09520000000103': 'I4510', '09520000000202': '900001' }, hidden: ['900001'] },
  otherNames: { I4510: { name: 'Implante estándar medio 4.5 × 10 mm' } },
  nearest: () => [],
});

it.each([
  ['i-4510', 'I4510'],
  ['id 5,1 s', 'ID5.1S'],
  ['9520000000103', 'I4510'],
  ['standard medium implant 4,5x10mm', 'I4510'],
  ['Implante estandar medio 4.5 x 10 mm', 'I4510'],
  ['5.1 XShort Implant Drill', 'ID5.1S'],
])('finds a product for "%s"', (text, sku) => expect(lookup.productOf(text)?.sku).toBe(sku));

it.each(['', 'I4599', '900001', '9520000000202', '9520000000110', 'Standard Medium Implant'])(
  'finds no product for "%s"',
  (text) => expect(lookup.productOf(text)).toBeUndefined(),
);

it('recognizes only the codes of hidden products', () => {
  expect(['900001', '9520000000202', 'I4510', 'constructor'].map(lookup.skuOf)).toEqual([
    '900001',
    '900001',
    'I4510',
    undefined,
  ]);
  expect(['900001', '90-0001', 'I4510'].map(lookup.isHidden)).toEqual([true, true, false]);
});
