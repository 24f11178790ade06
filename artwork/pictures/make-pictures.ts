import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { ownPictures } from '@dental-shop/domain/pictures/known-pictures';
import sharp from 'sharp';
import { drawScenes } from '../drawings/draw-scene.ts';
import { drawnPictures } from '../drawings/drawn-pictures.ts';
import { type OwnFiles, readOwnFiles } from '../own-files.ts';

export interface Pictures {
  /** By file name. SVG documents are strings. */
  files: ReadonlyMap<string, string | Uint8Array>;
  resolve: (fileName: string) => string;
}

const missingPicture = join(import.meta.dirname, 'missing.png');

/** In pixels, for zooming on large screens. */
const maxSide = 1600;

/** In pixels. */
const maxEmbeddedSide = 800;

/**
 * Uses the owner's files instead of drawings where available. Throws an Error if an owner's file
 * doesn't match any image, or if a file is missing.
 */
export async function makePictures(catalogue: Catalogue, own?: OwnFiles): Promise<Pictures> {
  const files = new Map<string, string | Uint8Array>([
    ...drawnPictures(catalogue),
    ...drawScenes(catalogue),
  ]);
  const photographs = new Map<string, string>();
  const { pictures } = own ?? (await readOwnFiles());
  for (const [name, { fileName, content }] of pictures) {
    const replaced = `${name}.svg`;
    if (!files.has(replaced) && !ownPictures.has(replaced)) {
      throw new Error(`artwork/own/${fileName} replaces no image: there is no ${replaced}.`);
    }
    const thumbnail = `${name}-thumbnail`;
    // A part's image is also its thumbnail, unless the owner provides a separate one.
    const alsoThumbnail = files.has(`${thumbnail}.svg`) && !pictures.has(thumbnail);
    const names = alsoThumbnail ? [replaced, `${thumbnail}.svg`] : [replaced];
    const isDrawing = extname(fileName) === '.svg';
    const svg = isDrawing ? content.toString('utf8') : await embedded(content);
    for (const each of names) files.set(each, svg);
    if (isDrawing) continue;
    for (const each of names) photographs.set(each, `${name}.webp`);
    files.set(`${name}.webp`, await photograph(content));
  }
  const absent = [...ownPictures].find((name) => !files.has(name));
  if (absent) throw new Error(`artwork/own needs a file for ${absent}, which has no drawing.`);
  files.set('missing.png', await readFile(missingPicture));
  return { files, resolve: (fileName) => photographs.get(fileName) ?? fileName };
}

function scaled(content: Buffer, side: number) {
  return sharp(content)
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

function photograph(content: Buffer): Promise<Uint8Array> {
  return scaled(content, maxSide).webp({ quality: 82 }).toBuffer();
}

/**
 * For code that doesn't use `resolve`, such as carts, orders, and the home page. Embeds a JPEG,
 * because every SVG renderer supports it.
 */
async function embedded(content: Buffer): Promise<string> {
  const { data, info } = await scaled(content, maxEmbeddedSide)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${data.toString('base64')}"/></svg>\n`;
}
