import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { describe, expect, it } from 'vitest';
import { drawProduct } from './draw-product.ts';

function product(sku: string) {
  const found = findProduct(catalogue, sku);
  if (!found) throw new Error(`no product ${sku}`);
  return found;
}

/** Height of the drawn part in pixels, from every absolute point of its paths. */
function drawnHeight(sku: string): number {
  const points = drawProduct(product(sku), 'part').matchAll(/[ML]([-\d.]+) ([-\d.]+)/g);
  const heights = [...points].map((point) => Number(point[2]));
  return Math.max(...heights) - Math.min(...heights);
}

describe('drawProduct', () => {
  it('draws the implants to one scale', () => {
    expect(drawnHeight('I4512')).toBe(12 * 24);
    expect(drawnHeight('I8506')).toBe(6 * 24);
  });

  it('writes the dimensions and the scale bar on the dimensioned view alone', () => {
    const dimensioned = drawProduct(product('I4510'), 'dimensions');
    expect(dimensioned).toContain('>Ø 4.5 mm</text>');
    expect(dimensioned).toContain('>10 mm</text>');
    expect(dimensioned).toContain('stroke-dasharray="4 3"');
    expect(drawProduct(product('I4510'), 'part')).not.toContain('<text');
  });

  it('leans an angled abutment by its own angle', () => {
    expect(drawProduct(product('UA2503'), 'part')).toContain('rotate(25)');
    expect(drawProduct(product('UA1503'), 'dimensions')).toContain('>15°</text>');
  });

  it('puts as many instruments into a kit as the kit has', () => {
    const holders = drawProduct(product('KB18'), 'part').match(/rx="2" fill=/g);
    // Two latches of the case have the same corner.
    expect(holders).toHaveLength(18 + 2);
  });

  it('refuses a view that a part does not have, and a part that it does not know', () => {
    expect(() => drawProduct(product('KB18'), 'top')).toThrow('KB18 has no view from above');
    expect(() => drawProduct({ ...product('KB18'), sku: 'X1' }, 'part')).toThrow(
      "nothing draws a part with the SKU 'X1'",
    );
  });
});
