import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

export interface OwnFiles {
  /** By file name without extension. */
  pictures: ReadonlyMap<string, OwnPicture>;
  /** By file name. */
  pdfs: ReadonlyMap<string, Uint8Array>;
}

interface OwnPicture {
  fileName: string;
  content: Buffer;
}

const ownFolder = join(import.meta.dirname, 'own');

/** Throws an Error for other file types and for duplicate image names. */
export async function readOwnFiles(folder: string = ownFolder): Promise<OwnFiles> {
  const pictures = new Map<string, OwnPicture>();
  const pdfs = new Map<string, Uint8Array>();
  const fileNames = await readdir(folder);
  for (const fileName of fileNames.sort()) {
    if (fileName === 'README.md' || fileName.startsWith('.')) continue;
    const extension = extname(fileName);
    const content = await readFile(join(folder, fileName));
    if (extension === '.pdf') {
      pdfs.set(fileName, content);
      continue;
    }
    if (!/^\.(svg|png|jpe?g|webp)$/.test(extension)) {
      throw new Error(`artwork/own/${fileName} is not a .jpg, .png, .webp, .svg, or .pdf file.`);
    }
    const name = fileName.slice(0, -extension.length);
    const other = pictures.get(name);
    if (other)
      throw new Error(
        `artwork/own has two images with the same name: ${other.fileName} and ${fileName}.`,
      );
    pictures.set(name, { fileName, content });
  }
  return { pictures, pdfs };
}
