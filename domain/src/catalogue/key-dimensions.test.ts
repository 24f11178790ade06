import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { findProduct } from './find-product.ts';
import { keyDimensions } from './key-dimensions.ts';

describe('keyDimensions', () => {
  it.each([
    ['I4510', ['Diameter', 'Length']],
    ['UA1503', ['Angle', 'Collar height']],
    ['FRB25L', ['Angle', 'Height']],
    ['TW100', ['Torque limit', 'Overall length']],
    ['TGH', ['Diameter', 'Height']],
  ])('tells %s apart by %j', (sku, labels) => {
    const product = findProduct(catalogue, sku);
    expect(product && keyDimensions(product).map(({ label }) => label)).toEqual(labels);
  });

  it('shows what there is where a product has fewer', () => {
    expect(keyDimensions({ dimensions: [] })).toEqual([]);
  });
});
