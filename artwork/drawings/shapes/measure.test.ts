import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Product } from '@dental-shop/domain/catalogue/product';
import { describe, expect, it } from 'vitest';
import { caption, measure, measureOrZero } from './measure.ts';

const implant = findProduct(catalogue, 'I4510') as Product;

describe('dimensions of a product', () => {
  it('come from the catalogue', () => {
    expect(measure(implant, 'Diameter')).toBe(4.5);
    expect(measureOrZero(implant, 'Angle')).toBe(0);
    expect(() => measure(implant, 'Angle')).toThrow("I4510 needs 'Angle' for its drawing");
  });

  it('are formatted with symbol and unit', () => {
    expect(caption(implant, 'Diameter')).toBe('Ø 4.5 mm');
    expect(caption(implant, 'Length')).toBe('10 mm');
    expect(caption(implant, 'Angle')).toBe('');
  });
});
