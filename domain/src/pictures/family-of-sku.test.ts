import { describe, expect, it } from 'vitest';
import { fixtureCatalogue } from '../catalogue/testing/fixture-catalogue.ts';
import { familyOfSku, viewsOfFamily } from './family-of-sku.ts';

describe('familyOfSku', () => {
  it.each([
    ['I4510', 'implant'],
    ['IA48', 'analog'],
    ['ID5.1L', 'short-implant-drill'],
    ['HD55S', 'head-drill'],
    ['HD55WX', 'short-implant-drill'],
    ['SLK', 'kit'],
    ['FRB25S', 'unibutment'],
  ])('maps %s to %s', (sku, family) => {
    expect(familyOfSku(sku)).toBe(family);
  });

  it('returns a family for every product, and undefined for an unknown SKU', () => {
    for (const { sku } of fixtureCatalogue.products) expect(familyOfSku(sku), sku).toBeDefined();
    expect(familyOfSku('X1')).toBeUndefined();
  });
});

describe('viewsOfFamily', () => {
  it('omits the top view for kits', () => {
    expect(viewsOfFamily('implant')).toEqual(['thumbnail', 'part', 'top', 'dimensions']);
    expect(viewsOfFamily('kit')).toEqual(['thumbnail', 'part', 'dimensions']);
  });
});
