import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { priceChanges, repriceCart, shownPrices } from './price-changes.ts';

const line = (SKU: string, Price: string): CartItem => ({
  SKU,
  Name: `Old name of ${SKU}`,
  Price,
  'thumbnail Photo Name': '',
  quantity: 2,
});
const cart = [line('hd55s ', '$80.00'), line('HD55L', '$91.00')];
const priced = [
  { sku: 'HD55S', name: 'Short drill', unitPrice: 9_100, quantity: 2 },
  { sku: 'HD55L', name: 'Long drill', unitPrice: 9_100, quantity: 2 },
];

describe('priceChanges', () => {
  it('returns the items whose price differs from the cart', () => {
    expect(priceChanges(shownPrices(cart), priced)).toEqual([
      { sku: 'HD55S', name: 'Short drill', from: 8_000, to: 9_100 },
    ]);
  });

  it('treats $91 and $91.00 as the same price', () => {
    expect(priceChanges(shownPrices([line('HD55L', '$91')]), priced)).toEqual([]);
  });
});

describe('repriceCart', () => {
  it('updates only the prices', () => {
    expect(repriceCart(cart, priced)).toEqual([line('hd55s ', '$91.00'), line('HD55L', '$91.00')]);
  });

  it('leaves unpriced lines unchanged', () => {
    const added = line('ID5.1S', '$1.00');
    expect(repriceCart([added], priced)).toEqual([added]);
  });
});
