import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The owner's photographs and PDFs, as `artwork/own` holds them. */
export interface OwnFiles {
  /** By the name without its ending: `I4510` for `I4510.jpg`. */
  pictures: ReadonlyMap<string, OwnPicture>;
  /** By file name. */
  pdfs: ReadonlyMap<string, Uint8Array>;
}

interface OwnPicture {
  fileName: string;
  content: Buffer;
}

const ownFolder = join(import.meta.dirname, 'own');

/** Throws an Error for a file that is neither, and for two pictures of one name. */
export async function readOwnFiles(folder: string = ownFolder): Promise<OwnFiles> {
  const pictures = new Map<string, OwnPicture>();
  const pdfs = new Map<string, Uint8Array>();
  const fileNames = await readdir(folder);
  for (const fileName of fileNames.sort()) {
    if (fileName === 'README.md' || fileName.startsWith('.')) continue;
    const ending = extname(fileName);
    const content = await readFile(join(folder, fileName));
    if (ending === '.pdf') {
      pdfs.set(fileName, content);
      continue;
    }
    if (!/^\.(svg|png|jpe?g|webp)$/.test(ending)) {
      throw new Error(`artwork/own/${fileName} isn't a .jpg, .png, .webp, .svg or .pdf file.`);
    }
    const name = fileName.slice(0, -ending.length);
    const other = pictures.get(name);
    if (other)
      throw new Error(
        `artwork/own has two files for one picture: ${other.fileName} and ${fileName}.`,
      );
    pictures.set(name, { fileName, content });
  }
  return { pictures, pdfs };
}
