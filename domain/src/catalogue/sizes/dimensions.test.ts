import { describe, expect, it } from 'vitest';
import { findProduct } from '../find-product.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { formatDimension, keyDimensions } from './dimensions.ts';

describe('formatDimension', () => {
  it('formats degrees without a space', () => {
    expect(formatDimension({ label: 'Angle', value: 15, unit: '°' })).toBe('15°');
    expect(formatDimension({ label: 'Length', value: 2.65, unit: 'mm' })).toBe('2.65 mm');
  });

  it.each([
    ['I3006', '3.0 mm'],
    ['CD3030', '3 mm'],
    ['CD2630', '2.65 mm'],
    ['CD2330', '2.3 mm'],
  ])('formats the diameter of %s as %s, like the specification', (sku, written) => {
    const [diameter] = findProduct(fixtureCatalogue, sku)?.dimensions ?? [];
    expect(diameter && formatDimension(diameter)).toBe(written);
  });
});

describe('keyDimensions', () => {
  it.each([
    ['I4510', ['Diameter', 'Length']],
    ['UA1503', ['Angle', 'Collar height']],
    ['FRB25L', ['Angle', 'Height']],
    ['TW100', ['Torque limit', 'Overall length']],
    ['TGH', ['Diameter', 'Height']],
  ])('for %s, returns %j', (sku, labels) => {
    const product = findProduct(fixtureCatalogue, sku);
    expect(product && keyDimensions(product).map(({ label }) => label)).toEqual(labels);
  });

  it('returns no dimensions if a product has none', () => {
    expect(keyDimensions({ dimensions: [] })).toEqual([]);
  });
});
