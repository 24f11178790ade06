import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProduct } from '../catalogue/find-product.ts';
import { fixtureCatalogue } from '../catalogue/testing/fixture-catalogue.ts';
import { visibleEntries } from '../catalogue/visible-entries.ts';
import { isPurchasable } from '../money/purchasability.ts';
import { currency, priceItems } from './price-items.ts';

const visible = visibleEntries(fixtureCatalogue.products);
const sold = visible.flatMap(({ sku, price }) =>
  isPurchasable(price) ? [{ sku, unitPrice: price }] : [],
);
const unsold = visible.filter(({ price }) => !isPurchasable(price));

const hidden = fixtureCatalogue.products.filter((product) => product.hidden);

describe('priceItems', () => {
  it('prices from the catalogue: the amount is the sum of its lines, in whole cents', () => {
    const lines = fc.uniqueArray(
      fc.record({ product: fc.constantFrom(...sold), quantity: fc.integer({ min: 1, max: 20 }) }),
      { minLength: 1, maxLength: 10, selector: ({ product }) => product.sku },
    );
    fc.assert(
      fc.property(lines, (chosen) => {
        const pricing = priceItems(
          fixtureCatalogue,
          chosen.map(({ product, quantity }) => ({ sku: product.sku, quantity })),
        );
        const expected = chosen.reduce(
          (sum, { product, quantity }) => sum + product.unitPrice * quantity,
          0,
        );
        expect(pricing).toMatchObject({ ok: true, amount: expected });
      }),
    );
  });

  it('finds a SKU in any case and keeps the catalogue’s own', () => {
    const pricing = priceItems(fixtureCatalogue, [{ sku: ' hd55s ', quantity: 1 }]);
    expect(pricing).toMatchObject({ ok: true, items: [{ sku: 'HD55S', unitPrice: 9_100 }] });
  });

  it('keeps hidden items as unknown as items that do not exist', () => {
    expect(hidden).toHaveLength(2);
    for (const sku of ['NO-SUCH-SKU', ...hidden.map((product) => product.sku)]) {
      expect(priceItems(fixtureCatalogue, [{ sku, quantity: 1 }])).toEqual({
        ok: false,
        problem: { code: 'unknown-product', sku },
      });
    }
  });

  it('refuses the same item twice, which would hide its quantity from the limit', () => {
    const requested = [
      { sku: 'HD55S', quantity: 1 },
      { sku: 'hd55s', quantity: 1 },
    ];
    expect(priceItems(fixtureCatalogue, requested)).toEqual({
      ok: false,
      problem: { code: 'duplicate-item', sku: 'hd55s' },
    });
  });

  it('refuses what is not sold on its own', () => {
    expect(unsold.length).toBeGreaterThan(0);
    for (const { sku } of unsold) {
      expect(priceItems(fixtureCatalogue, [{ sku, quantity: 1 }])).toEqual({
        ok: false,
        problem: { code: 'not-purchasable', sku },
      });
    }
  });

  it('takes as much as one charge can, and not a cent more', () => {
    const product = findProduct(fixtureCatalogue, 'HD55S');
    if (!product) throw new Error('The catalogue lacks a product that this test needs');
    const at = (price: number) => ({
      ...fixtureCatalogue,
      productBySku: new Map([['hd55s', { ...product, price }]]),
    });
    const requested = [{ sku: product.sku, quantity: 3 }];
    expect(priceItems(at(33_333_333), requested)).toMatchObject({ ok: true, amount: 99_999_999 });
    expect(priceItems(at(33_333_334), requested)).toEqual({
      ok: false,
      problem: { code: 'amount-too-large' },
    });
  });

  it('is in US dollars, by the code that Stripe takes', () => {
    expect(currency).toBe('usd');
  });
});
