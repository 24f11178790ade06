import type { Catalogue } from '@dental-shop/domain/catalogue/load-catalogue';
import type { Product } from '@dental-shop/domain/catalogue/product';
import { describe, expect, it } from 'vitest';
import { catalogueData } from '../src/features/catalogue/catalogue-data.ts';
import { selectPageData } from './select-page-data.ts';

function product(sku: string, category: string, price: number, hidden = false): Product {
  return {
    sku,
    name: `Part ${sku}`,
    priceText: `$${price / 100}.00`,
    price,
    purchasability: { purchasable: true, unitPrice: price },
    category,
    subCategory: '',
    description: '',
    dimensions: [],
    thumbnail: `${sku}.svg`,
    pictures: [`${sku}.svg`],
    hidden,
  };
}

function catalogueOf(products: readonly Product[]): Catalogue {
  const names = [...new Set(products.map(({ category }) => category))];
  return {
    products,
    categories: names.map((name) => ({
      name,
      thumbnail: '',
      hidden: products.filter(({ category }) => category === name).every(({ hidden }) => hidden),
    })),
    productBySku: new Map(),
  };
}

const drills = [product('HD55S', 'Drills', 9100), product('PD20', 'Drills', 7700)];
const motor = product('900001', 'Motor & Handpiece', 120000, true);

describe('selectPageData', () => {
  it('shows hidden entries nowhere', () => {
    const text = JSON.stringify(selectPageData(catalogueOf([...drills, motor]), (name) => name));
    expect(text).not.toContain('900001');
    expect(text).not.toContain('Motor');
  });

  it('knows the lowest price of each category in cents', () => {
    const data = selectPageData(catalogueOf(drills), (name) => name);
    expect(data[catalogueData.startingPrices.url]).toEqual({ Drills: 7700 });
  });

  it('puts products without a sub-category under General', () => {
    const data = selectPageData(catalogueOf(drills), (name) => name);
    expect(data[catalogueData.category('Drills').url]).toMatchObject({
      groups: [{ name: 'General', products: [{ sku: 'HD55S' }, { sku: 'PD20' }] }],
    });
  });

  it('shows the photograph that stands for a drawing', () => {
    const data = selectPageData(catalogueOf(drills), (name) => name.replace('.svg', '.webp'));
    expect(data[catalogueData.product('hd55s').url]).toMatchObject({
      thumbnail: 'HD55S.webp',
      pictures: ['HD55S.webp'],
    });
  });

  it('refuses two SKUs that would share a file', () => {
    const twins = [product('A/1', 'Drills', 100), product('A-1', 'Drills', 100)];
    expect(() => selectPageData(catalogueOf(twins), (name) => name)).toThrow('share the file');
  });
});
