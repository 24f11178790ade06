import type {
  ColumnQuestion,
  PartFinder,
  QuantityColumn,
  ReadList,
} from '@dental-shop/domain/quick-order/list-reading';
import { maxPadCharacters } from '@dental-shop/domain/quick-order/pad-line';
import { parseList, parseTable } from '@dental-shop/domain/quick-order/parse-list';
import {
  makeShelf,
  type ShelfLookup,
  type ShelfProduct,
} from '@dental-shop/domain/quick-order/product-lookup';

/** In bytes. A workbook is packed, and has more in it than its list. */
const maxWorkbookSize = 1024 * 1024;
const maxTextSize = maxPadCharacters;

type ReadingFailure =
  | 'tooLong'
  | 'tooLarge'
  | 'oldWorkbook'
  | 'encryptedWorkbook'
  | 'markupWorkbook'
  | 'unreadable';

/** What the customer answered, if the list raised a question. */
export interface ListChoice {
  sheet?: string;
  quantityColumn?: QuantityColumn;
}

export type Reading =
  | { status: 'read'; list: ReadList; hiddenRows: number }
  | { status: 'column-question'; question: ColumnQuestion }
  | { status: 'sheet-question'; sheets: readonly string[] }
  | { status: 'failed'; failure: ReadingFailure };

const failed = (failure: ReadingFailure): Reading => ({ status: 'failed', failure });

function readingOf(list: ReadList, hiddenRows = 0): Reading {
  const { question } = list;
  return question ? { status: 'column-question', question } : { status: 'read', list, hiddenRows };
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

function readText(text: string, finder: PartFinder, choice: ListChoice): Reading {
  if (text.length > maxPadCharacters) return failed('tooLong');
  return readingOf(parseList(text, finder, choice.quantityColumn));
}

async function readSheets(
  bytes: Uint8Array,
  finder: PartFinder,
  choice: ListChoice,
): Promise<Reading> {
  // Only those who choose a workbook load the library, 100 KB of it.
  const { readWorkbook } = await import('./read-workbook.ts');
  const sheets = readWorkbook(bytes);
  if (sheets === 'tooLarge') return failed('tooLarge');
  const hasParts = (rows: string[][]) =>
    rows.some((cells) => cells.some((cell) => finder.skuOf(cell) !== undefined));
  const lists = sheets.filter(({ rows }) => hasParts(rows));
  const chosen = lists.find(({ name }) => name === choice.sheet);
  if (!chosen && lists.length > 1) {
    return { status: 'sheet-question', sheets: lists.map(({ name }) => name) };
  }
  const sheet = chosen ?? lists[0] ?? sheets[0];
  if (!sheet) return failed('unreadable');
  return readingOf(parseTable(sheet.rows, finder, choice.quantityColumn), sheet.hiddenRows);
}

/** `EncryptedPackage` in UTF-16, the stream that Excel puts a protected workbook into. */
const encryptedStream = /E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/;

/** Reads a CSV file or a workbook, by what is in the file and not by its name. */
async function readFile(file: Blob, finder: PartFinder, choice: ListChoice): Promise<Reading> {
  if (file.size > maxWorkbookSize) return failed('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A compound file: what Excel wrote until 2003, and still writes with a password.
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const content = new TextDecoder('latin1').decode(bytes);
    return failed(encryptedStream.test(content) ? 'encryptedWorkbook' : 'oldWorkbook');
  }
  // A ZIP archive.
  if (beginsWith(bytes, 0x50, 0x4b)) return await readSheets(bytes, finder, choice);
  const text = decode(bytes);
  if (/^\uFEFF?\s*<(?:!doctype|html|\?xml|table|meta|workbook)/i.test(text)) {
    return failed('markupWorkbook');
  }
  if (file.size > maxTextSize) return failed('tooLarge');
  return text.includes('\0') ? failed('unreadable') : readText(text, finder, choice);
}

/** A pasted text or a chosen file, with the catalogue whose parts it may name. */
export interface ListToRead {
  source: string | Blob;
  products: readonly ShelfProduct[];
  lookup: ShelfLookup;
  /** Names in the reader's other language, by SKU. */
  otherNames: Readonly<Record<string, { name: string }>>;
  choice: ListChoice;
}

/** Never rejects. */
export async function readList(list: ListToRead): Promise<Reading> {
  const { source, products, lookup, otherNames, choice } = list;
  try {
    const finder = makeShelf({ products, lookup, otherNames, nearest: () => [] });
    return typeof source === 'string'
      ? readText(source, finder, choice)
      : await readFile(source, finder, choice);
  } catch (error) {
    console.warn('A list could not be read.', { error });
    return failed('unreadable');
  }
}
