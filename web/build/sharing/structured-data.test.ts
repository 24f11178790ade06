import { fixtureCatalogue } from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { describe, expect, it } from 'vitest';
import { sharedPages } from './shared-pages.ts';

const share = sharedPages({
  siteUrl: 'https://shop.example.com',
  site: exampleSite,
  catalogue: fixtureCatalogue,
  resolvePicture: (name) => name,
});
const dataOf = (path: string) => share(path).structuredData;

describe('structured data', () => {
  it("includes a product's URL and its price in dollars", () => {
    const [product] = dataOf('/products/Implants/I4510');
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: 'I4510',
      image: 'https://shop.example.com/social/I4510.png',
      offers: {
        price: '139.00',
        priceCurrency: 'USD',
        url: 'https://shop.example.com/products/Implants/I4510',
      },
    });
  });

  it("has no offer for a product that isn't sold separately", () => {
    const notSold = visibleEntries(fixtureCatalogue.products).filter(
      ({ price }) => !isPurchasable(price),
    );
    expect(notSold.length).toBeGreaterThan(0);
    for (const { category, sku } of notSold) {
      const [product] = dataOf(`/products/${encodeURIComponent(category)}/${sku}`);
      expect(product).toMatchObject({ '@type': 'Product', sku });
      expect(product).not.toHaveProperty('offers');
    }
  });

  it('has breadcrumbs for products and information pages', () => {
    const names = (path: string) => {
      const breadcrumbs = dataOf(path).at(-1);
      expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
      return (breadcrumbs as { itemListElement: { name: string }[] }).itemListElement.map(
        ({ name }) => name,
      );
    };
    expect(names('/products/Drills/HD55S')).toEqual([
      'Products',
      'Drills',
      fixtureCatalogue.productBySku.get('hd55s')?.name,
    ]);
    expect(names('/products/Drills/info')).toEqual(['Products', 'Drills', 'Surgical Instruments']);
  });

  it('describes the company only on the home page', () => {
    expect(dataOf('/')).toMatchObject([
      { '@type': 'Organization', name: exampleSite.company.name },
    ]);
    expect(dataOf('/education')).toEqual([]);
  });
});
