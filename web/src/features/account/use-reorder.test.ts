import { expect, it } from 'vitest';
import { reorderedCart } from './use-reorder.ts';

const drill = {
  SKU: 'HD55S',
  Name: 'Head drill',
  Price: '$91.00',
  'thumbnail Photo Name': 'a.svg',
};
const unknownName = (sku: string) => `Product (${sku})`;

it('takes names, prices and pictures from the catalogue of today', () => {
  expect(reorderedCart([{ sku: 'hd55s ', quantity: 3 }], [drill], unknownName)).toEqual([
    { ...drill, quantity: 3 },
  ]);
});

it('keeps an item that the catalogue has lost, without a price', () => {
  expect(reorderedCart([{ sku: 'GONE', quantity: 1 }], [drill], unknownName)).toEqual([
    {
      SKU: 'GONE',
      Name: 'Product (GONE)',
      Price: '$0.00',
      'thumbnail Photo Name': '',
      quantity: 1,
    },
  ]);
});

it('keeps the order of the order', () => {
  const ordered = [
    { sku: 'GONE', quantity: 1 },
    { sku: 'HD55S', quantity: 2 },
  ];
  expect(reorderedCart(ordered, [drill], unknownName).map(({ SKU }) => SKU)).toEqual([
    'GONE',
    'HD55S',
  ]);
});
