import { describe, expect, it } from 'vitest';
import { findProduct } from '../find-product.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { applyChanges } from './apply-changes.ts';
import { type CatalogueChanges, noChanges } from './catalogue-changes.ts';
import { nothingFolded } from './folded.ts';
import { saved } from './testing/recorded.ts';

const sku = 'HD55S';
const productAt = (changes: CatalogueChanges, now: number, folded = nothingFolded) =>
  findProduct(applyChanges(fixtureCatalogue, changes, now, folded), sku);
const priceAt = (changes: CatalogueChanges, now: number) => productAt(changes, now)?.price;

describe('applyChanges', () => {
  it('returns the same catalogue if there are no changes', () => {
    expect(applyChanges(fixtureCatalogue, noChanges, 0)).toBe(fixtureCatalogue);
  });

  it('applies a price from the moment it takes effect', () => {
    const changes = saved([100, { sku, price: '$95.00' }, 200]);
    expect([100, 199, 200, 300].map((now) => priceAt(changes, now))).toEqual([
      9_100, 9_100, 9_500, 9_500,
    ]);
  });

  it('applies the change that took effect last, not the one saved last', () => {
    const changes = saved([100, { sku, price: '$99.00' }, 300], [200, { sku, price: '$95.00' }]);
    expect([250, 300].map((now) => priceAt(changes, now))).toEqual([9_500, 9_900]);
  });

  it('applies the change that was saved last if two take effect at the same time', () => {
    const changes = saved([1, { sku, price: '$99.00' }, 9], [2, { sku, price: '$95.00' }, 9]);
    expect(priceAt(changes, 9)).toBe(9_500);
  });

  it('combines changes of different fields', () => {
    const changes = saved(
      [1, { sku, price: '$95.00' }],
      [2, { sku, availability: { kind: 'ships-in', days: 5 } }],
      [3, { sku, hidden: true }],
    );
    expect(productAt(changes, 3)).toMatchObject({
      price: 9_500,
      priceText: '$95.00',
      hidden: true,
      availability: { kind: 'ships-in', days: 5 },
    });
  });

  it("doesn't sell an item that's out of stock until the day it's available", () => {
    const until = '2027-03-12';
    const changes = saved([1, { sku, availability: { kind: 'out-of-stock', until } }]);
    const start = Date.parse(until);
    expect(productAt(changes, start - 1)).toMatchObject({
      price: 'out-of-stock',
      availability: { kind: 'out-of-stock', until },
    });
    expect(priceAt(changes, start)).toBe(9_100);
    expect(productAt(changes, start)).not.toHaveProperty('availability');
  });

  it("doesn't sell an item that's out of stock without a date until staff change it", () => {
    const changes = saved(
      [1, { sku, availability: { kind: 'out-of-stock', until: null } }],
      [9, { sku, availability: null }],
    );
    expect([8, 9].map((now) => priceAt(changes, now))).toEqual(['out-of-stock', 9_100]);
  });

  it('keeps call for price for an item that is out of stock', () => {
    const availability = { kind: 'out-of-stock', until: null } as const;
    expect(priceAt(saved([1, { sku, price: 'call for price', availability }]), 1)).toBe('call');
  });

  it('hides a category whose products are all hidden', () => {
    const { category = '' } = findProduct(fixtureCatalogue, sku) ?? {};
    const own = fixtureCatalogue.products.filter((product) => product.category === category);
    const isHidden = (hidden: typeof own) => {
      const changes = saved(...hidden.map((each) => [1, { sku: each.sku, hidden: true }] as const));
      const { categories } = applyChanges(fixtureCatalogue, changes, 1, nothingFolded);
      return categories.find(({ name }) => name === category)?.hidden;
    };
    expect(isHidden(own)).toBe(true);
    expect(isHidden(own.slice(1))).toBe(false);
  });

  it('ignores a SKU that is no longer in the spreadsheet', () => {
    const changes = saved([1, { sku, price: '$95.00' }]);
    const gone = { ...changes, changes: changes.changes.map((each) => ({ ...each, sku: 'GONE' })) };
    const { products } = applyChanges(fixtureCatalogue, gone, 1, nothingFolded);
    expect(products).toEqual(fixtureCatalogue.products);
  });
});

describe('applyChanges after a fold', () => {
  const withSheetPrice = (price: number, priceText: string) => {
    const products = fixtureCatalogue.products.map((product) =>
      product.sku === sku ? { ...product, price, priceText } : product,
    );
    const productBySku = new Map(products.map((each) => [each.sku.toLowerCase(), each]));
    return { ...fixtureCatalogue, products, productBySku };
  };

  it('takes the price from the spreadsheet, which may have changed since', () => {
    const changes = saved([100, { sku, price: '$95.00' }]);
    const folded = { version: 1, at: 150 };
    const later = withSheetPrice(9_900, '$99.00');
    expect(findProduct(applyChanges(later, changes, 200, folded), sku)?.price).toBe(9_900);
  });

  it('still applies changes that took effect or were saved later', () => {
    const changes = saved([1, { sku, price: '$95.00' }, 200], [160, { sku, hidden: true }]);
    const folded = { version: 1, at: 150 };
    expect(productAt(changes, 170, folded)).toMatchObject({ price: 9_100, hidden: true });
    expect(productAt(changes, 200, folded)).toMatchObject({ price: 9_500, hidden: true });
  });

  it('keeps the availability, because the spreadsheet has no column for it', () => {
    const availability = { kind: 'ships-in', days: 5 } as const;
    const changes = saved([1, { sku, price: '$95.00', availability }]);
    expect(productAt(changes, 200, { version: 1, at: 150 })).toMatchObject({ availability });
  });
});
