import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawThumbnails } from './draw-thumbnails.ts';

const thumbnails = drawThumbnails(catalogue.products);
const svgOf = (sku: string) => thumbnails.get(`${sku}-thumbnail.svg`) ?? '';

async function drawnSize(sku: string) {
  const { info } = await sharp(Buffer.from(svgOf(sku)))
    .trim()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width / 400, height: info.height / 400 };
}

describe('drawThumbnails', () => {
  it.each([
    ['I3006', 'I8514', 3 / 8.5, 6 / 14],
    ['HC4102', 'HC6506', 4.1 / 6.5, undefined],
    ['SA3504', 'SA6508', 3.5 / 6.5, undefined],
    ['KP10', 'KC44', 160 / 250, undefined],
  ])('draws %s and %s to the same scale', async (one, other, across, along) => {
    const [first, second] = [await drawnSize(one), await drawnSize(other)];
    expect(first.width / second.width).toBeCloseTo(across, 1);
    if (along !== undefined) expect(first.height / second.height).toBeCloseTo(along, 1);
  });

  it.each(['I8514', 'HD55L', 'KC44', 'RHL'])(
    'fills the frame with %s, the largest of its group',
    async (sku) => {
      const { width, height } = await drawnSize(sku);
      expect(Math.max(width, height)).toBeGreaterThan(0.7);
      expect(Math.max(width, height)).toBeLessThan(0.85);
    },
  );

  it('uses the same sheet height for horizontal parts that share a scale', () => {
    const sheetOf = (sku: string) => /viewBox="([^"]*)"/.exec(svgOf(sku))?.[1];
    expect(sheetOf('PD2030')).toBe(sheetOf('HD55L'));
    expect(sheetOf('PD2030')).not.toBe('0 0 400 400');
  });

  it('draws a long shank longer than a short one, even in broken views', async () => {
    const [short, long] = [await drawnSize('PD2030'), await drawnSize('PD2040')];
    expect(svgOf('PD2040')).toContain('clip-path');
    expect(long.width - short.width).toBeGreaterThan(0.15);
  });

  it('makes drill diameters distinguishable', async () => {
    // In pixels, on a card 170 pixels wide.
    const heightOf = async (sku: string) => 170 * (await drawnSize(sku)).height;
    expect((await heightOf('HD45S')) - (await heightOf('HD35S'))).toBeGreaterThan(3);
    expect((await heightOf('HD55S')) - (await heightOf('HD45S'))).toBeGreaterThan(3);
  });

  it('has no captions', () => {
    const withText = [...thumbnails].filter(([, svg]) => svg.includes('<text'));
    // The only text is the scale engraved on the wrenches.
    expect(withText.map(([fileName]) => fileName)).toEqual([
      'TW100-thumbnail.svg',
      'TW35-thumbnail.svg',
    ]);
  });
});
