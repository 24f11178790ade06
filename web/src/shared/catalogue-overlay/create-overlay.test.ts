import type { PublishedChanges } from '@dental-shop/domain/api/catalogue-changes';
import { describe, expect, it } from 'vitest';
import {
  type CategoryData,
  catalogueData,
  type ProductData,
  type ProductSummary,
} from '../catalogue/catalogue-data.ts';
import { createOverlay } from './create-overlay.ts';
import { emptyOverlay } from './overlay-store.ts';

const part = (sku: string, price = 13_900): ProductSummary => ({
  sku,
  name: `Implant ${sku}`,
  price,
  category: 'Implants',
  thumbnail: '',
  dimensions: [],
});

const overlayOf = (...changes: PublishedChanges['changes']) =>
  createOverlay({ version: 1, changes, startingPrices: {} });

const hiddenI4510 = overlayOf({ sku: 'I4510', hidden: true });

const category: CategoryData = {
  category: 'Implants',
  groups: [
    { name: 'Narrow', products: [part('I3510')] },
    { name: 'Standard', products: [part('I4510'), part('I4512')] },
  ],
  grids: [],
};

const product: ProductData = {
  ...part('I4512'),
  subCategory: 'Standard',
  description: '',
  pictures: [],
  hidden: false,
  switches: [
    {
      label: 'Length',
      options: [
        { size: { label: 'Length', value: 10, unit: 'mm' }, sku: 'I4510' },
        { size: { label: 'Length', value: 12, unit: 'mm' }, sku: 'I4512' },
      ],
    },
  ],
  fitting: [{ category: 'Implants', count: 1, parts: [part('I4510')] }],
  kit: [{ ...part('I4510'), quantity: 2 }],
  kits: [],
};

const { url: searchUrl } = catalogueData.search;
const { url: categoryUrl } = catalogueData.category('Implants');
const { url: productUrl } = catalogueData.product('I4512');

describe('createOverlay', () => {
  it('changes the price of a part everywhere, and ignores the case of its SKU', () => {
    const overlay = overlayOf({ sku: 'i4510', price: 14_500 });
    const changed = { sku: 'I4510', price: 14_500, listedPrice: 13_900 };
    expect(overlay.apply(searchUrl, [part('I4510'), part('I4512')])).toMatchObject([
      changed,
      { sku: 'I4512', price: 13_900 },
    ]);
    expect(overlay.apply(categoryUrl, category).groups[1]?.products[0]).toMatchObject(changed);
    const page = overlay.apply(productUrl, product);
    expect([page.price, page.fitting[0]?.parts[0], page.kit?.[0]]).toMatchObject([
      13_900,
      changed,
      changed,
    ]);
    expect(overlay.visible([part('I4510')])).toMatchObject([changed]);
  });

  it('passes on the availability', () => {
    const availability = { kind: 'out-of-stock', until: '2027-03-12' } as const;
    const overlay = overlayOf({ sku: 'I4510', price: 'out-of-stock', availability });
    expect(overlay.visible([part('I4510')])).toMatchObject([
      { price: 'out-of-stock', availability, listedPrice: 13_900 },
    ]);
  });

  it("doesn't touch other page data", () => {
    const { url } = catalogueData.categories;
    const categories = [{ name: 'Implants', thumbnail: '', hidden: false }];
    expect(hiddenI4510.apply(url, categories)).toBe(categories);
    expect(hiddenI4510.apply(productUrl, null)).toBeNull();
  });

  it('replaces the starting prices that have changed', () => {
    const overlay = createOverlay({
      version: 1,
      changes: [{ sku: 'I4510', price: 14_500 }],
      startingPrices: { Implants: 14_500, Drills: null },
    });
    expect(
      overlay.apply(catalogueData.startingPrices.url, { Implants: 13_900, Drills: 1, Kits: 2 }),
    ).toEqual({ Implants: 14_500, Kits: 2 });
  });

  it('returns the empty overlay if there are no changes', () => {
    expect(createOverlay({ version: 3, changes: [], startingPrices: {} })).toBe(emptyOverlay);
  });
});

describe('a hidden part', () => {
  it('is left out of pages that are opened later', () => {
    const { groups } = overlayOf(
      { sku: 'I4510', hidden: true },
      { sku: 'I3510', hidden: true },
    ).apply(categoryUrl, category);
    expect(groups.map(({ products }) => products.map(({ sku }) => sku))).toEqual([['I4512']]);
    const page = hiddenI4510.apply(productUrl, product);
    expect(page.fitting).toEqual([]);
    expect(page.switches[0]?.options.map(({ sku }) => sku)).toEqual([null, 'I4512']);
  });

  it('keeps its place on a page that is already open, but no longer has a price', () => {
    const { groups } = hiddenI4510.apply(categoryUrl, category, emptyOverlay);
    expect(groups[1]?.products).toMatchObject([
      { sku: 'I4510', price: 'unavailable', hidden: true, listedPrice: 13_900 },
      { sku: 'I4512', price: 13_900 },
    ]);
    const page = hiddenI4510.apply(productUrl, product, emptyOverlay);
    expect(page.switches).toEqual(product.switches);
    expect(page.fitting[0]?.parts[0]?.price).toBe('unavailable');
  });

  it("can't be found", () => {
    expect(hiddenI4510.visible([part('I4510'), part('I4512')])).toEqual([part('I4512')]);
    expect(
      hiddenI4510.apply(catalogueData.shelfLookup.url, { gtins: {}, hidden: ['900001'] }),
    ).toEqual({ gtins: {}, hidden: ['900001', 'I4510'] });
  });

  it('is marked in carts and lists', () => {
    expect(hiddenI4510.apply(searchUrl, [part('I4510')])).toMatchObject([
      { price: 'unavailable', hidden: true },
    ]);
  });
});
