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
  ])('knows %s as %s', (sku, family) => {
    expect(familyOfSku(sku)).toBe(family);
  });

  it('knows a family for every product, and none for a stranger', () => {
    for (const { sku } of fixtureCatalogue.products) expect(familyOfSku(sku), sku).toBeDefined();
    expect(familyOfSku('X1')).toBeUndefined();
  });
});

describe('viewsOfFamily', () => {
  it('leaves out the view from above where it says nothing', () => {
    expect(viewsOfFamily('implant')).toEqual(['thumbnail', 'part', 'top', 'dimensions']);
    expect(viewsOfFamily('kit')).toEqual(['thumbnail', 'part', 'dimensions']);
  });
});
