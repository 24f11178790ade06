import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { ownPictures } from '@dental-shop/domain/pictures/known-pictures';
import sharp from 'sharp';
import { drawScenes } from '../drawings/draw-scene.ts';
import { drawnPictures } from '../drawings/drawn-pictures.ts';
import { type OwnFiles, readOwnFiles } from '../own-files.ts';

export interface Pictures {
  /** By file name; text where it is an SVG document. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** The file that shows the picture of a name best: a photograph where the owner has given one. */
  resolve: (fileName: string) => string;
}

const missingPicture = join(import.meta.dirname, 'missing.png');

/** In pixels: what a large screen shows of a picture that is enlarged. */
const maxSide = 1600;

/** In pixels: as large as a drawing is shown where a cart, an order or a page names it. */
const maxEmbeddedSide = 800;

/**
 * Every picture that the shop names, `NAME.svg`: drawn, or the owner's `NAME.jpg`, `.png`, `.webp` or
 * `.svg`. Throws an Error for an own file that is no such picture, and for a picture without a file.
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
      throw new Error(
        `artwork/own/${fileName} matches no picture of the shop: none is named ${name}.`,
      );
    }
    const thumbnail = `${name}-thumbnail`;
    // A picture of a part is its thumbnail, too, unless the owner has given one.
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
  if (absent) throw new Error(`artwork/own has no file for ${absent}, which nothing draws.`);
  files.set('missing.png', await readFile(missingPicture));
  return { files, resolve: (fileName) => photographs.get(fileName) ?? fileName };
}

/** Turned as the camera was held, and no larger than a screen needs. */
function scaled(content: Buffer, side: number) {
  return sharp(content)
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

function photograph(content: Buffer): Promise<Uint8Array> {
  return scaled(content, maxSide).webp({ quality: 82 }).toBuffer();
}

/**
 * The photograph under the name of the drawing, for whatever names it without asking `resolve`: carts,
 * orders, the home page. Such a file must be an SVG document; a JPEG in it is known to every program.
 */
async function embedded(content: Buffer): Promise<string> {
  const { data, info } = await scaled(content, maxEmbeddedSide)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${data.toString('base64')}"/></svg>\n`;
}
