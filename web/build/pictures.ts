import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Catalogue } from '@dental-shop/domain/catalogue/load-catalogue';
import { drawnPictures } from '@dental-shop/domain/drawing/drawn-pictures';
import { drawnScenes } from '@dental-shop/domain/drawing/drawn-scenes';
import type { ResolvePicture } from './select-page-data.ts';

const photographFolder = new URL('../pictures/', import.meta.url);

export interface Pictures {
  /** Every file under `/product-images/`. */
  files: ReadonlyMap<string, string | Uint8Array>;
  resolve: ResolvePicture;
}

function stemOf(fileName: string): string {
  return fileName.slice(0, fileName.length - extname(fileName).length);
}

/**
 * The drawings of the catalogue and the photographs in `web/pictures/`. A photograph stands for the
 * drawing of the same stem; the drawing stays, because carts and orders may still name it.
 */
export function collectPictures(catalogue: Catalogue): Pictures {
  const photographs = readdirSync(photographFolder).filter((name) =>
    /\.(png|jpe?g|webp)$/.test(name),
  );
  const photographOfStem = new Map(photographs.map((name) => [stemOf(name), name]));
  const files = new Map<string, string | Uint8Array>([
    ...drawnPictures(catalogue),
    ...drawnScenes(catalogue),
  ]);
  for (const name of photographs) files.set(name, readFileSync(new URL(name, photographFolder)));
  return { files, resolve: (fileName) => photographOfStem.get(stemOf(fileName)) ?? fileName };
}
