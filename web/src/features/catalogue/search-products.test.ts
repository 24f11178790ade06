import { catalogueText } from '@dental-shop/domain/catalogue/catalogue-text';
import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { searchProducts } from './search-products.ts';

function product(sku: string, name: string, category: string): ProductSummary {
  return { sku, name, category, priceText: '$1.00', thumbnail: '', dimensions: [] };
}

const english = catalogueText();
const spanish = catalogueText({
  products: { HC4102: { name: 'Tapa de cicatrización estrecha', description: '' } },
  categories: { Drills: { name: 'Fresas' } },
  subCategories: {},
});

const implant: ProductSummary = {
  ...product('I4510', 'Standard Medium Implant 4.5 × 10 mm', 'Implants'),
  dimensions: [{ label: 'Diameter', value: 4.5, unit: 'mm' }],
};
const cap = product('HC4102', 'Narrow Healing Cap 4.1 × 2 mm', 'Healing Caps');
const drill = product('ID5.1S', 'XShort Implant Drill', 'Drills');
const products = [cap, implant, drill];

describe('searchProducts', () => {
  it('finds a SKU in any case and by its beginning', () => {
    expect(searchProducts(products, ' id5.1 ', english)).toEqual([drill]);
  });

  it('wants every word, in any order', () => {
    expect(searchProducts(products, 'implant medium', english)).toEqual([implant]);
    expect(searchProducts(products, 'implant jumbo', english)).toEqual([]);
  });

  it('puts a SKU that begins with the query before a name that holds it', () => {
    const odd = product('NARROW1', 'Torque wrench', 'Surgical Tools');
    expect(searchProducts([cap, odd], 'narrow', english)).toEqual([odd, cap]);
  });

  it('finds by category and by key dimension', () => {
    expect(searchProducts(products, 'drills', english)).toEqual([drill]);
    expect(searchProducts(products, '4.5 mm', english)).toEqual([implant]);
    expect(searchProducts(products, '4.5 x 10', english)).toEqual([implant]);
  });

  it("finds by the names of the reader's language, and by the English ones still", () => {
    expect(searchProducts(products, 'tapa cicatrizacion', spanish)).toEqual([cap]);
    expect(searchProducts(products, 'fresas', spanish)).toEqual([drill]);
    expect(searchProducts(products, 'healing cap', spanish)).toEqual([cap]);
    expect(searchProducts(products, 'fresas', english)).toEqual([]);
  });

  it('ignores accents', () => {
    expect(searchProducts(products, 'implánt médium', english)).toEqual([implant]);
  });

  it('finds nothing for an empty query', () => {
    expect(searchProducts(products, '  ', english)).toEqual([]);
  });
});
