import { expect, it } from 'vitest';
import { findProduct } from '../find-product.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
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
  const product = findProduct(fixtureCatalogue, sku);
  expect(product && sizeCaption(product)).toBe(caption);
});

it('has no caption for a part without dimensions', () => {
  expect(sizeCaption({ dimensions: [] })).toBe('');
});
