import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct } from './draw-product.ts';

function product(sku: string) {
  const found = findProduct(catalogue, sku);
  if (!found) throw new Error(`no product ${sku}`);
  return found;
}

/** What is drawn, as shares of the sheet's width; seen as pixels, not as paths. */
async function drawnSize(sku: string, view: 'part' | 'top') {
  const { info } = await sharp(Buffer.from(drawProduct(product(sku), view)))
    .trim()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width / 400, height: info.height / 400 };
}

describe('drawProduct', () => {
  it.each(catalogue.products.map(({ sku }) => sku))('%s fills its frame', async (sku) => {
    const { width, height } = await drawnSize(sku, 'part');
    expect(Math.max(width, height)).toBeGreaterThan(0.75);
    expect(Math.max(width, height)).toBeLessThan(0.85);
  });

  it.each(['I4510', 'CD2330', 'TK02', 'UA2501'])('%s fills its frame from above', async (sku) => {
    const { width, height } = await drawnSize(sku, 'top');
    expect(Math.max(width, height)).toBeGreaterThan(0.75);
    expect(Math.max(width, height)).toBeLessThan(0.85);
  });

  it('keeps the proportions of a part', async () => {
    const { width, height } = await drawnSize('I4512', 'part');
    expect(width / height).toBeCloseTo(4.5 / 12, 1);
  });

  it.each(['PD2040', 'RHS', 'TW100', 'MG14', 'HD45SX'])('lays the tool %s', async (sku) => {
    const { width, height } = await drawnSize(sku, 'part');
    expect(width).toBeGreaterThan(1.5 * height);
    expect(drawProduct(product(sku), 'part')).not.toContain('viewBox="0 0 400 400"');
  });

  it('breaks off a long shank, and says how long it is nevertheless', () => {
    const svg = drawProduct(product('PD2040'), 'dimensions');
    expect(svg).toContain('>40 mm</text>');
    expect(svg).toContain('clip-path');
  });

  it('has the center lines of a face alike on both sides', () => {
    const cross = / d="(M[^"]*)"[^>]*stroke-dasharray/.exec(drawProduct(product('I4510'), 'top'));
    expect(cross?.[1]).toMatch(/^M-([\d.]+) 0H0M\1 0H0M0 -\1V0M0 \1V0$/);
  });

  it('draws as many levels of a kit as its description counts', () => {
    const kit = product('KC44');
    expect(kit.description).toContain('two levels');
    expect(drawProduct(kit, 'part').match(/rx="4"/g)).toHaveLength(2);
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
