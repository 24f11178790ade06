import { describe, expect, it } from 'vitest';
import { catalogueRowSchema } from './row.ts';
import { catalogueRow } from './row-fixture.ts';

describe('a row of the sheet', () => {
  it('may have a number for a SKU', () => {
    expect(catalogueRowSchema.parse(catalogueRow({ SKU: 900001 })).SKU).toBe(900001);
  });

  it.each([
    ['an unknown column', { Colour: 'teal' }],
    ['a missing column', { Note: undefined }],
    ['an empty name', { Name: ' ' }],
    ['an empty main category', { 'Main Category': '' }],
    ['an empty SKU', { SKU: '  ' }],
    ['a fraction for a SKU', { SKU: 1.5 }],
    ['a word for hidden', { hidden: 'yes' }],
  ])('is refused with %s', (_case, cells) => {
    expect(catalogueRowSchema.safeParse(catalogueRow(cells)).success).toBe(false);
  });
});
