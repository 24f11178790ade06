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

async function drawnSize(sku: string, view: 'part' | 'top') {
  const { info } = await sharp(Buffer.from(drawProduct(product(sku), view)))
    .trim()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width / 400, height: info.height / 400 };
}

describe('drawProduct', () => {
  it.each(catalogue.products.map(({ sku }) => sku))('fills the frame with %s', async (sku) => {
    const { width, height } = await drawnSize(sku, 'part');
    expect(Math.max(width, height)).toBeGreaterThan(0.75);
    expect(Math.max(width, height)).toBeLessThan(0.85);
  });

  it.each(['I4510', 'CD2330', 'TK02', 'UA2501'])(
    'fills the frame with the top view of %s',
    async (sku) => {
      const { width, height } = await drawnSize(sku, 'top');
      expect(Math.max(width, height)).toBeGreaterThan(0.75);
      expect(Math.max(width, height)).toBeLessThan(0.85);
    },
  );

  it('preserves proportions', async () => {
    const { width, height } = await drawnSize('I4512', 'part');
    expect(width / height).toBeCloseTo(4.5 / 12, 1);
  });

  it.each(['PD2040', 'RHS', 'TW100', 'MG14', 'HD45SX'])(
    'draws the tool %s horizontally',
    async (sku) => {
      const { width, height } = await drawnSize(sku, 'part');
      expect(width).toBeGreaterThan(1.5 * height);
      expect(drawProduct(product(sku), 'part')).not.toContain('viewBox="0 0 400 400"');
    },
  );

  it('shortens a long shank but labels its full length', () => {
    const svg = drawProduct(product('PD2040'), 'dimensions');
    expect(svg).toContain('>40 mm</text>');
    expect(svg).toContain('clip-path');
  });

  it('draws symmetric center lines in the top view', () => {
    const cross = / d="(M[^"]*)"[^>]*stroke-dasharray/.exec(drawProduct(product('I4510'), 'top'));
    expect(cross?.[1]).toMatch(/^M-([\d.]+) 0H0M\1 0H0M0 -\1V0M0 \1V0$/);
  });

  it('draws both levels of a two-level kit', () => {
    const kit = product('KC44');
    expect(kit.description).toContain('two levels');
    expect(drawProduct(kit, 'part').match(/rx="4"/g)).toHaveLength(2);
  });

  it('draws dimensions and the scale bar only in the dimensioned view', () => {
    const dimensioned = drawProduct(product('I4510'), 'dimensions');
    expect(dimensioned).toContain('>Ø 4.5 mm</text>');
    expect(dimensioned).toContain('>10 mm</text>');
    expect(dimensioned).toContain('stroke-dasharray="4 3"');
    expect(drawProduct(product('I4510'), 'part')).not.toContain('<text');
  });

  it('draws an angled abutment at its angle', () => {
    expect(drawProduct(product('UA2503'), 'part')).toContain('rotate(25)');
    expect(drawProduct(product('UA1503'), 'dimensions')).toContain('>15°</text>');
  });

  it('draws one holder for each instrument in the kit', () => {
    const holders = drawProduct(product('KB18'), 'part').match(/rx="2" fill=/g);
    // The case's two latches have the same corner radius as the holders.
    expect(holders).toHaveLength(18 + 2);
  });

  it('rejects missing views and unknown parts', () => {
    expect(() => drawProduct(product('KB18'), 'top')).toThrow('KB18 has no top view');
    expect(() => drawProduct({ ...product('KB18'), sku: 'X1' }, 'part')).toThrow(
      "no drawing for the SKU 'X1'",
    );
  });
});
