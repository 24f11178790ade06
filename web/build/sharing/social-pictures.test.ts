import type { FileCache } from '@dental-shop/artwork/file-cache';
import { makePictures } from '@dental-shop/artwork/pictures';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSocialPicture, drawSocialPictures } from './social-pictures.ts';

const cache: FileCache = (_inputs, make) => make();
const { files: pictures } = await makePictures(catalogue);

async function drawnBox(png: Uint8Array) {
  const inside = { left: 30, top: 30, width: 1080, height: 570 };
  const cut = await sharp(png).extract(inside).toBuffer();
  const { info } = await sharp(cut).trim({ threshold: 20 }).toBuffer({ resolveWithObject: true });
  return {
    middle: 30 - (info.trimOffsetLeft ?? 0) + info.width / 2,
    width: info.width,
    height: info.height,
  };
}

it.each([
  ['I4510.svg', 'portrait'],
  ['CD2330.svg', 'landscape'],
])('centers %s in %s orientation and fills the sheet', async (name, orientation) => {
  const drawing = pictures.get(name);
  if (drawing === undefined) throw new Error(`No drawing ${name}.`);
  const png = await drawSocialPicture(drawing);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const box = await drawnBox(png);
  expect(Math.abs(box.middle - 600)).toBeLessThan(4);
  if (orientation === 'landscape') expect(box.width).toBeGreaterThan(950);
  else expect(box.height).toBeGreaterThan(450);
});

it('keeps photos upright', async () => {
  const photograph = await sharp({
    create: { width: 100, height: 400, channels: 3, background: '#a3195b' },
  })
    .webp()
    .toBuffer();
  const box = await drawnBox(await drawSocialPicture(photograph));
  expect(box).toMatchObject({ width: 118, height: 470 });
});

it('draws each file once and keys it by URL path', async () => {
  const drawn = await drawSocialPictures(['missing.png', 'missing.png'], pictures, cache);
  expect([...drawn.keys()]).toEqual(['/social/missing.png']);
});

it('omits text because fonts differ between machines', async () => {
  const drawing = String(pictures.get('TW35.svg'));
  expect(drawing).toContain('35 N-cm</text>');
  const other = drawing.replace('35 N-cm', '100 N-cm');
  expect(await drawSocialPicture(drawing)).toEqual(await drawSocialPicture(other));
});

it('reports the name of a missing file', async () => {
  await expect(drawSocialPictures(['X.svg'], new Map(), cache)).rejects.toThrow('X.svg');
});
