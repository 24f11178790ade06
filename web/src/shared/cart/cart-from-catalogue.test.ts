import { expect, it } from 'vitest';
import { cartItemLookup } from './cart-item-from-catalogue.ts';

const drill = {
  sku: 'HD55S',
  name: 'Head drill',
  price: 9_100,
  category: 'Drills',
  thumbnail: 'a.svg',
  dimensions: [],
};
const itemOf = cartItemLookup([drill], (sku) => `Product (${sku})`);

it('uses the current name, price, and image from the catalogue', () => {
  expect(itemOf('hd55s ')).toEqual({
    SKU: 'HD55S',
    Name: 'Head drill',
    Price: '$91.00',
    'thumbnail Photo Name': 'a.svg',
  });
});

it("returns an item without a price if it's no longer in the catalogue", () => {
  expect(itemOf('GONE')).toEqual({
    SKU: 'GONE',
    Name: 'Product (GONE)',
    Price: '$0.00',
    'thumbnail Photo Name': '',
  });
});
