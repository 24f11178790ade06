import type { PublishedChange } from '@dental-shop/domain/api/catalogue-changes';
import { beforeEach, expect, it } from 'vitest';
import { updateStructuredData } from './update-structured-data.ts';

const offers = { '@type': 'Offer', price: '139.00', priceCurrency: 'USD' };
const product = { '@type': 'Product', sku: 'I4510', name: 'Implant', offers };

beforeEach(() => {
  document.head.innerHTML = '';
  for (const data of [product, { '@type': 'BreadcrumbList' }]) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(data);
    document.head.append(script);
  }
});

function update(...changes: PublishedChange[]): unknown {
  updateStructuredData({ changes });
  return JSON.parse(document.querySelector('script')?.textContent ?? '');
}

it('has the new price', () => {
  expect(update({ sku: 'i4510', price: 14_550 })).toEqual({
    ...product,
    offers: { ...offers, price: '145.50' },
  });
});

it('marks a part that is out of stock', () => {
  expect(update({ sku: 'I4510', price: 'out-of-stock' })).toEqual({
    ...product,
    offers: { ...offers, availability: 'https://schema.org/OutOfStock' },
  });
});

it.each<PublishedChange>([
  { sku: 'I4510', price: 'call' },
  { sku: 'I4510', hidden: true },
])("offers nothing that can't be bought: %o", (change) => {
  const { offers: _, ...rest } = product;
  expect(update(change)).toEqual(rest);
});

it('is restored once the change is undone', () => {
  update({ sku: 'I4510', price: 14_550 });
  expect(update()).toEqual(product);
});
