import type { ReadList, SkuOf } from '@dental-shop/domain/quick-order/list-reading';
import { maxPadCharacters } from '@dental-shop/domain/quick-order/pad-line';
import { parseList, parseTable } from '@dental-shop/domain/quick-order/parse-list';
import {
  makeShelf,
  type ShelfLookup,
  type ShelfProduct,
} from '@dental-shop/domain/quick-order/shelf';
import { readWorkbook } from './read-workbook.ts';

/** In bytes. A workbook is packed, and has more in it than its list. */
const mostOfWorkbook = 1024 * 1024;
const mostOfText = maxPadCharacters;

type ReadingFailure = 'tooLong' | 'tooLarge' | 'oldWorkbook' | 'unreadable';

export type Reading =
  | { status: 'read'; list: ReadList }
  | { status: 'failed'; failure: ReadingFailure };

const failed = (failure: ReadingFailure): Reading => ({ status: 'failed', failure });

export function readText(text: string, skuOf: SkuOf): Reading {
  if (text.length > maxPadCharacters) return failed('tooLong');
  return { status: 'read', list: parseList(text, skuOf) };
}

const beginsWith = (bytes: Uint8Array, ...beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

/** Spreadsheets write CSV in UTF-8, or as Windows has always done, or as 'Unicode text' in UTF-16. */
function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A pasted text or a chosen file, with the catalogue whose codes it may contain. */
export interface ListToRead {
  source: string | Blob;
  products: readonly ShelfProduct[];
  lookup: ShelfLookup;
}

/** Never rejects. */
export async function readList({ source, products, lookup }: ListToRead): Promise<Reading> {
  try {
    const { skuOf } = makeShelf({ products, lookup, otherNames: {}, nearest: () => [] });
    return typeof source === 'string' ? readText(source, skuOf) : await readFile(source, skuOf);
  } catch (error) {
    console.error('A list could not be read.', { error });
    return failed('unreadable');
  }
}

/** Reads a CSV, or the first sheet of a workbook, by what is in the file and not by its name. */
export async function readFile(file: Blob, skuOf: SkuOf): Promise<Reading> {
  if (file.size > mostOfWorkbook) return failed('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return failed('oldWorkbook');
  // Every ZIP archive begins so.
  if (beginsWith(bytes, 0x50, 0x4b)) {
    const rows = readWorkbook(bytes);
    return rows ? { status: 'read', list: parseTable(rows, skuOf) } : failed('unreadable');
  }
  if (file.size > mostOfText) return failed('tooLarge');
  const text = decode(bytes);
  return text.includes('\0') ? failed('unreadable') : readText(text, skuOf);
}
