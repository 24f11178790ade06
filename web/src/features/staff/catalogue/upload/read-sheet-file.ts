import { maxSheetColumns, maxSheetRows } from '@dental-shop/domain/catalogue/changes/sheet-limits';
import { parseCsv } from '@dental-shop/domain/catalogue/sheet/parse-csv';
import { decodeText, fileKind, isMarkup } from '../../../../shared/spreadsheet/file-kind.ts';
import type { SheetCell } from './read-sheet-table.ts';

/** In bytes. The shop's own spreadsheet takes up a tenth of this. */
const maxFileSize = 1024 * 1024;

export type SheetReadingFailure =
  | 'tooLarge'
  | 'oldWorkbook'
  | 'encryptedWorkbook'
  | 'markupWorkbook'
  | 'unreadable';

export type SheetReading =
  | { status: 'read'; table: SheetCell[][] }
  | { status: 'failed'; failure: SheetReadingFailure };

const failed = (failure: SheetReadingFailure): SheetReading => ({ status: 'failed', failure });

function withinLimits(table: SheetCell[][]): SheetReading {
  if (table.length === 0) return failed('unreadable');
  const isTooLarge =
    table.length > maxSheetRows || table.some((cells) => cells.length > maxSheetColumns);
  return isTooLarge ? failed('tooLarge') : { status: 'read', table };
}

async function readFile(file: Blob): Promise<SheetReading> {
  if (file.size > maxFileSize) return failed('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind === 'encryptedWorkbook' || kind === 'oldWorkbook') return failed(kind);
  if (kind === 'workbook') {
    // In a separate chunk, because the library is 100 KB.
    const { readSheetTable } = await import('./read-sheet-table.ts');
    const table = readSheetTable(bytes);
    return table === 'tooLarge' ? failed(table) : withinLimits(table);
  }
  const text = decodeText(bytes);
  if (isMarkup(text)) return failed('markupWorkbook');
  return text.includes('\0') ? failed('unreadable') : withinLimits(parseCsv(text));
}

/** Never rejects. */
export async function readSheetFile(file: Blob): Promise<SheetReading> {
  try {
    return await readFile(file);
  } catch (error) {
    console.warn('A spreadsheet could not be read.', { error });
    return failed('unreadable');
  }
}
