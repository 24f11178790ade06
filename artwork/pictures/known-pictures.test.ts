import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { hasPicture } from '@dental-shop/domain/pictures/known-pictures';
import { describe, expect, it } from 'vitest';
import { drawnPictures } from '../drawings/drawn-pictures.ts';

const skus = new Set(catalogue.products.map(({ sku }) => sku));
const pictures = drawnPictures(catalogue);

describe('hasPicture', () => {
  it('accepts every drawing', () => {
    for (const fileName of pictures.keys()) expect(hasPicture(fileName, skus), fileName).toBe(true);
  });

  it.each([
    'I4511.svg',
    'I4510.png',
    'I4510-side.svg',
    'I4510-top-top.svg',
    'i4510.svg',
    'KB18-top.svg',
    'category-crowns.svg',
    '',
  ])('rejects %j, which has no drawing', (fileName) => {
    expect(pictures.has(fileName)).toBe(false);
    expect(hasPicture(fileName, skus)).toBe(false);
  });
});
