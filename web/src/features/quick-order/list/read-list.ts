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
import { decodeText, fileKind, isMarkup } from '../../../shared/spreadsheet/file-kind.ts';

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

async function readFile(file: Blob, finder: PartFinder, choice: ListChoice): Promise<Reading> {
  if (file.size > maxWorkbookSize) return failed('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind === 'encryptedWorkbook' || kind === 'oldWorkbook') return failed(kind);
  if (kind === 'workbook') return await readSheets(bytes, finder, choice);
  const text = decodeText(bytes);
  if (isMarkup(text)) return failed('markupWorkbook');
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
