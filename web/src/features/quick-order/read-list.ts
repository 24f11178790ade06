import type {
  ColumnQuestion,
  ParsedList,
  QuantityColumn,
} from '@dental-shop/domain/quick-order/find-quantity-columns';
import { maxPadCharacters } from '@dental-shop/domain/quick-order/pad-lines';
import { parseList, parseTable } from '@dental-shop/domain/quick-order/parse-list';
import {
  createProductLookup,
  type LookupData,
  type LookupProduct,
  type PartFinder,
} from '@dental-shop/domain/quick-order/product-lookup';

/** In compressed bytes. Higher than the limit for text, because workbooks also contain formatting. */
const maxWorkbookSize = 1024 * 1024;
const maxTextSize = maxPadCharacters;

type ReadingFailure =
  | 'tooLong'
  | 'tooLarge'
  | 'oldWorkbook'
  | 'encryptedWorkbook'
  | 'markupWorkbook'
  | 'unreadable';

export interface ListChoice {
  sheet?: string;
  quantityColumn?: QuantityColumn;
}

export type Reading =
  | { status: 'read'; list: ParsedList; hiddenRows: number }
  | { status: 'column-question'; question: ColumnQuestion }
  | { status: 'sheet-question'; sheets: readonly string[] }
  | { status: 'failed'; failure: ReadingFailure };

const failed = (failure: ReadingFailure): Reading => ({ status: 'failed', failure });

function toReading(list: ParsedList, hiddenRows = 0): Reading {
  const { question } = list;
  return question ? { status: 'column-question', question } : { status: 'read', list, hiddenRows };
}

const startsWith = (bytes: Uint8Array, ...prefix: readonly number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/** Spreadsheets export CSV as UTF-8, Windows-1252, or UTF-16 ('Unicode text'). */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readText(text: string, finder: PartFinder, choice: ListChoice): Reading {
  if (text.length > maxPadCharacters) return failed('tooLong');
  return toReading(parseList(text, finder, choice.quantityColumn));
}

async function readSheets(
  bytes: Uint8Array,
  finder: PartFinder,
  choice: ListChoice,
): Promise<Reading> {
  // In a separate chunk, because the library is 100 KB.
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
  return toReading(parseTable(sheet.rows, finder, choice.quantityColumn), sheet.hiddenRows);
}

/** Name of the stream that holds a password-protected workbook: `EncryptedPackage` in UTF-16. */
const encryptedStream = /E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/;

async function readFile(file: Blob, finder: PartFinder, choice: ListChoice): Promise<Reading> {
  if (file.size > maxWorkbookSize) return failed('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // OLE compound file: Excel's format until 2003, and still its format for password-protected workbooks.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const content = new TextDecoder('latin1').decode(bytes);
    return failed(encryptedStream.test(content) ? 'encryptedWorkbook' : 'oldWorkbook');
  }
  if (startsWith(bytes, 0x50, 0x4b)) return await readSheets(bytes, finder, choice);
  const text = decode(bytes);
  if (/^\uFEFF?\s*<(?:!doctype|html|\?xml|table|meta|workbook)/i.test(text)) {
    return failed('markupWorkbook');
  }
  if (file.size > maxTextSize) return failed('tooLarge');
  return text.includes('\0') ? failed('unreadable') : readText(text, finder, choice);
}

export interface ListInput {
  source: string | Blob;
  products: readonly LookupProduct[];
  lookup: LookupData;
  otherNames: Readonly<Record<string, { name: string }>>;
  choice: ListChoice;
}

/** Never rejects. */
export async function readList(list: ListInput): Promise<Reading> {
  const { source, products, lookup, otherNames, choice } = list;
  try {
    const finder = createProductLookup({ products, lookup, otherNames, nearest: () => [] });
    return typeof source === 'string'
      ? readText(source, finder, choice)
      : await readFile(source, finder, choice);
  } catch (error) {
    console.warn('A list could not be read.', { error });
    return failed('unreadable');
  }
}
