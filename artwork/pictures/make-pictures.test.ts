import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOwnFiles } from '../own-files.ts';
import { makePictures } from './make-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: string | Uint8Array) =>
  writeFileSync(join(folder, name), content);

const made = async () => makePictures(catalogue, await readOwnFiles(folder));

function photographOf(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#a3195b' } as const;
  return sharp({ create }).jpeg().toBuffer();
}

it('draws images that have no file in own/', async () => {
  const { files, resolve } = await made();
  expect(files.get('I4510.svg')).toMatch(/^<svg .*<path /s);
  expect(resolve('I4510.svg')).toBe('I4510.svg');
  expect(files.has('missing.png')).toBe(true);
});

it('replaces a drawing with a resized photograph', async () => {
  put('README.md', 'What is here.');
  put('I4510.jpg', await photographOf(4000, 3000));
  const { files, resolve } = await made();
  expect(resolve('I4510.svg')).toBe('I4510.webp');
  expect(resolve('I4510-top.svg')).toBe('I4510-top.svg');
  const shown = await sharp(files.get('I4510.webp') as Uint8Array).metadata();
  expect(shown).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
});

it("uses the part's photograph as its thumbnail by default", async () => {
  put('I4510.jpg', await photographOf(300, 200));
  put('I4512.jpg', await photographOf(300, 200));
  put('I4512-thumbnail.jpg', await photographOf(60, 40));
  const { files, resolve } = await made();
  expect(resolve('I4510-thumbnail.svg')).toBe('I4510.webp');
  expect(files.get('I4510-thumbnail.svg')).toBe(files.get('I4510.svg'));
  expect(resolve('I4512-thumbnail.svg')).toBe('I4512-thumbnail.webp');
  expect(files.get('I4512-thumbnail.svg')).not.toBe(files.get('I4512.svg'));
});

it("embeds the photograph in an SVG document with the drawing's name", async () => {
  put('I4510.png', await photographOf(300, 200));
  const { files } = await made();
  const svg = files.get('I4510.svg');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 300 200"><image .*data:image\/jpeg;base64,/);
  const drawn = await sharp(Buffer.from(svg as string))
    .png()
    .toBuffer();
  const { channels } = await sharp(drawn).stats();
  const [red, green, blue] = channels.map(({ mean }) => Math.round(mean));
  expect(Math.abs((red ?? 0) - 163) + Math.abs((green ?? 0) - 25)).toBeLessThan(8);
  expect(Math.abs((blue ?? 0) - 91)).toBeLessThan(8);
});

it("uses the owner's drawing unchanged", async () => {
  put('category-drills.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { files, resolve } = await made();
  expect(files.get('category-drills.svg')).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(resolve('category-drills.svg')).toBe('category-drills.svg');
});

it.each([
  [['I4511.jpg'], 'I4511.jpg replaces no image'],
  [['I4510.tiff'], 'I4510.tiff is not a .jpg'],
  [['I4510.jpg', 'I4510.png'], 'two images with the same name: I4510.jpg and I4510.png'],
])('rejects %j', async (names, reason) => {
  for (const name of names) put(name, 'x');
  await expect(made()).rejects.toThrow(reason);
});
