import { describe, expect, it } from 'vitest';
import { catalogueRowSchema } from './row.ts';
import { catalogueRow } from './row-fixture.ts';

describe('catalogueRowSchema', () => {
  it('accepts a numeric SKU', () => {
    expect(catalogueRowSchema.parse(catalogueRow({ SKU: 900001 })).SKU).toBe(900001);
  });

  it.each([
    ['an unknown column', { Colour: 'teal' }],
    ['a missing column', { Note: undefined }],
    ['an empty name', { Name: ' ' }],
    ['an empty main category', { 'Main Category': '' }],
    ['an empty SKU', { SKU: '  ' }],
    ['a fractional SKU', { SKU: 1.5 }],
    ['an invalid hidden value', { hidden: 'yes' }],
    ['an invalid lot-tracked value', { 'Lot Tracked': 'yes' }],
  ])('rejects %s', (_case, cells) => {
    expect(catalogueRowSchema.safeParse(catalogueRow(cells)).success).toBe(false);
  });
});
