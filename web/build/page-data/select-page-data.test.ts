import type { Product } from '@dental-shop/domain/catalogue/product';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import { describe, expect, it } from 'vitest';
import { type CategoryData, catalogueData } from '../../src/shared/catalogue/catalogue-data.ts';
import { selectPageData } from './select-page-data.ts';

function product(sku: string, category: string, price: number, hidden = false): Product {
  return {
    sku,
    name: `Part ${sku}`,
    priceText: `$${price / 100}.00`,
    price,
    category,
    subCategory: '',
    description: '',
    dimensions: [],
    thumbnail: `${sku}.svg`,
    pictures: [`${sku}.svg`],
    hidden,
    lotTracked: true,
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
const spanish: CatalogueTranslation = {
  products: {
    HD55S: { name: 'Fresa', description: 'De acero.' },
    '900001': { name: 'Motor de mesa', description: 'Con pedal.' },
  },
  categories: { Drills: { name: 'Fresas' }, 'Motor & Handpiece': { name: 'Motores' } },
  subCategories: { General: 'General' },
};
const motor = product('900001', 'Motor & Handpiece', 120000, true);

describe('selectPageData', () => {
  it("publishes a large category's first page and full list separately", () => {
    const many = Array.from({ length: 61 }, (_, index) => product(`PD${index}`, 'Drills', 100));
    const data = selectPageData(catalogueOf(many), spanish, (name) => name);
    const first = data[catalogueData.category('Drills').url] as CategoryData;
    expect(first.firstOf).toEqual({ total: 61, pages: 2 });
    expect(first.groups[0]?.products).toHaveLength(60);
    const whole = data[catalogueData.wholeCategory('Drills').url] as CategoryData;
    expect(whole.firstOf).toBeUndefined();
    expect(whole.groups[0]?.products).toHaveLength(61);
    const few = selectPageData(catalogueOf(many.slice(1)), spanish, (name) => name);
    expect(few[catalogueData.category('Drills').url]).not.toHaveProperty('firstOf');
    expect(few).not.toHaveProperty([catalogueData.wholeCategory('Drills').url]);
  });

  it('links a kit and its visible parts to each other', () => {
    const kit = {
      ...product('KB18', 'Kits', 190000),
      contents: [
        { sku: 'pd20', quantity: 2 },
        { sku: '900001', quantity: 1 },
      ],
    };
    const hidden = product('900001', 'Motor & Handpiece', 120000, true);
    const data = selectPageData(catalogueOf([...drills, kit, hidden]), spanish, (name) => name);
    expect(data[catalogueData.product('KB18').url]).toMatchObject({
      kit: [{ sku: 'PD20', quantity: 2 }],
      kits: [],
    });
    expect(data[catalogueData.product('PD20').url]).toMatchObject({
      kit: null,
      kits: [{ sku: 'KB18' }],
    });
  });

  it("recognizes a kit even if the spreadsheet doesn't list its contents", () => {
    const instruments = { label: 'Instruments', value: 18, unit: 'pieces' } as const;
    const kit = { ...product('KB18', 'Kits', 190000), dimensions: [instruments] };
    const data = selectPageData(catalogueOf([...drills, kit]), spanish, (name) => name);
    expect(data[catalogueData.product('KB18').url]).toMatchObject({ kit: [], kits: [] });
  });

  it('publishes hidden entries only in the lookup', () => {
    const { [catalogueData.shelfLookup.url]: lookup, ...others } = selectPageData(
      catalogueOf([...drills, motor]),
      spanish,
      (name) => name,
    );
    expect(lookup).toEqual({ gtins: {}, hidden: ['900001'] });
    const text = JSON.stringify(others);
    expect(text).not.toContain('900001');
    expect(text).not.toContain('Motor');
  });

  it('publishes GTINs only in the quick order lookup', () => {
    const [drill] = drills;
    if (!drill) throw new Error('There is no drill.');
    const boxed = { ...drill, gtin: '09520000000103' };
    const { [catalogueData.shelfLookup.url]: lookup, ...others } = selectPageData(
      catalogueOf([boxed]),
      spanish,
      (name) => name,
    );
    expect(lookup).toEqual({ gtins: { '09520000000103': 'HD55S' }, hidden: [] });
    expect(JSON.stringify(others)).not.toContain('09520000000103');
  });

  it("doesn't publish which products are lot-tracked", () => {
    const data = selectPageData(catalogueOf(drills), spanish, (name) => name);
    expect(JSON.stringify(data)).not.toContain('lotTracked');
  });

  it('limits the Spanish translation to visible entries', () => {
    const data = selectPageData(catalogueOf([...drills, motor]), spanish, (name) => name);
    expect(data[catalogueData.spanish.url]).toEqual({
      products: { HD55S: { name: 'Fresa', description: 'De acero.' } },
      categories: { Drills: { name: 'Fresas' } },
      subCategories: { General: 'General' },
    });
  });

  it('finds the lowest price of each category in cents', () => {
    const data = selectPageData(catalogueOf(drills), spanish, (name) => name);
    expect(data[catalogueData.startingPrices.url]).toEqual({ Drills: 7700 });
  });

  it('groups products without a subcategory under General', () => {
    const data = selectPageData(catalogueOf(drills), spanish, (name) => name);
    expect(data[catalogueData.category('Drills').url]).toMatchObject({
      groups: [{ name: 'General', products: [{ sku: 'HD55S' }, { sku: 'PD20' }] }],
    });
  });

  it('uses a photo instead of the drawing', () => {
    const data = selectPageData(catalogueOf(drills), spanish, (name) =>
      name.replace('.svg', '.webp'),
    );
    expect(data[catalogueData.product('hd55s').url]).toMatchObject({
      thumbnail: 'HD55S.webp',
      pictures: ['HD55S.webp'],
    });
  });

  it('writes the content of each information page to one file per language', () => {
    const data = selectPageData(catalogueOf(drills), spanish, (name) => name);
    expect(data['/data/information/kits.en.json']).toMatchObject({
      title: 'Surgical & Prosthetic Kits',
    });
    expect(data['/data/information/kits.es.json']).toMatchObject({
      title: 'Kits quirúrgicos y protésicos',
    });
  });

  it('throws if two SKUs would share a file', () => {
    const twins = [product('A/1', 'Drills', 100), product('A-1', 'Drills', 100)];
    expect(() => selectPageData(catalogueOf(twins), spanish, (name) => name)).toThrow(
      'share the file',
    );
  });
});
