import { expect, it } from 'vitest';
import { familyOfSku } from '../../pictures/family-of-sku.ts';
import { catalogue } from '../catalogue.ts';
import { findProduct } from '../find-product.ts';
import { sizeCaption } from './size-caption.ts';

it.each([
  ['I4510', 'Ø 4.5 × 10 mm'],
  ['I3006', 'Ø 3.0 × 6 mm'],
  ['CD3030', 'Ø 3 × 30 mm'],
  ['UA1501', '15° · 1 mm'],
  ['RHS', '19 mm'],
  ['TW100', '100 N-cm'],
  ['900001', '40000 rpm'],
])('captions %s with %j', (sku, caption) => {
  const product = findProduct(catalogue, sku);
  expect(product && sizeCaption(product)).toBe(caption);
});

it('has no caption for a part without dimensions', () => {
  expect(sizeCaption({ dimensions: [] })).toBe('');
});

it('tells each part from its neighbors', () => {
  const seen = new Map<string, string>();
  // These differ in how hard they hold, not in size.
  for (const each of catalogue.products.filter(({ sku }) => !/^TS[SMF]$/.test(sku))) {
    const caption = sizeCaption(each);
    const key = `${each.category} ${each.subCategory} ${familyOfSku(each.sku)} ${caption}`;
    expect(seen.get(key), `${each.sku} has the caption ${caption} of`).toBeUndefined();
    seen.set(key, each.sku);
  }
});
