import { describe, expect, it } from 'vitest';
import { productImageUrl, resolveProduct } from './resolve-product.ts';
import { loadCatalogue } from './sheet/load-catalogue.ts';
import { catalogueRow } from './sheet/row-fixture.ts';

const catalogue = loadCatalogue(
  [
    catalogueRow(),
    catalogueRow({ SKU: 900001, Price: 'call for price', 'thumbnail Photo Name': '' }),
  ],
  { hasPicture: () => true },
);

describe('resolveProduct', () => {
  it('finds a SKU regardless of case and surrounding whitespace', () => {
    expect(resolveProduct(catalogue, ' i4510 ')).toEqual({
      name: 'Standard Medium Implant',
      price: 13900,
      sku: 'I4510',
      category: 'Implants',
      subCategory: 'Standard 4.5 mm',
      imageUrl: '/product-images/I4510.svg',
      description: 'Titanium implant.',
    });
  });

  it('returns 0 for a non-numeric price and a placeholder for a missing image', () => {
    const resolved = resolveProduct(catalogue, '900001');
    expect(resolved.price).toBe(0);
    expect(resolved.imageUrl).toBe('/product-images/missing.png');
  });

  it('returns an unknown product with the requested SKU', () => {
    expect(resolveProduct(catalogue, 'X 1')).toMatchObject({
      name: 'Unknown Product (X 1)',
      price: 0,
      sku: 'X 1',
      category: 'Unknown',
      imageUrl: '/product-images/missing.png',
    });
  });
});

describe('productImageUrl', () => {
  it('returns a path under /product-images/', () => {
    expect(productImageUrl('HD55S-top.svg')).toBe('/product-images/HD55S-top.svg');
  });
});
