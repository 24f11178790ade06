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
  it('returns the sum of catalogue prices in whole cents', () => {
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

  it("ignores SKU case and returns the catalogue's spelling", () => {
    const pricing = priceItems(fixtureCatalogue, [{ sku: ' hd55s ', quantity: 1 }]);
    expect(pricing).toMatchObject({ ok: true, items: [{ sku: 'HD55S', unitPrice: 9_100 }] });
  });

  it('treats hidden items as unknown', () => {
    expect(hidden).toHaveLength(2);
    for (const sku of ['NO-SUCH-SKU', ...hidden.map((product) => product.sku)]) {
      expect(priceItems(fixtureCatalogue, [{ sku, quantity: 1 }])).toEqual({
        ok: false,
        problem: { code: 'unknown-product', sku },
      });
    }
  });

  it('rejects duplicate items, which would bypass the quantity limit', () => {
    const requested = [
      { sku: 'HD55S', quantity: 1 },
      { sku: 'hd55s', quantity: 1 },
    ];
    expect(priceItems(fixtureCatalogue, requested)).toEqual({
      ok: false,
      problem: { code: 'duplicate-item', sku: 'hd55s' },
    });
  });

  it("rejects items that aren't sold individually", () => {
    expect(unsold.length).toBeGreaterThan(0);
    for (const { sku } of unsold) {
      expect(priceItems(fixtureCatalogue, [{ sku, quantity: 1 }])).toEqual({
        ok: false,
        problem: { code: 'not-purchasable', sku },
      });
    }
  });

  it("rejects an item that's out of stock with its own code", () => {
    const product = findProduct(fixtureCatalogue, 'HD55S');
    if (!product) throw new Error('The catalogue lacks a product that this test needs');
    const productBySku = new Map([['hd55s', { ...product, price: 'out-of-stock' as const }]]);
    const pricing = priceItems({ ...fixtureCatalogue, productBySku }, [
      { sku: 'HD55S', quantity: 1 },
    ]);
    expect(pricing).toEqual({ ok: false, problem: { code: 'out-of-stock', sku: 'HD55S' } });
  });

  it('rejects an amount above the maximum charge', () => {
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

  it("uses Stripe's code for US dollars", () => {
    expect(currency).toBe('usd');
  });
});
