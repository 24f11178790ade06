import { type CellObject, utils } from '@e965/xlsx';
import { type NamedSheet, openWorkbook } from '../../../shared/spreadsheet/open-workbook.ts';

export interface Sheet {
  name: string;
  rows: string[][];
  hiddenRows: number;
}

const isPlainNumber = (text: string) => /^[\d\s.,'’-]+(?:E[+-]?\d+)?$/i.test(text);

/**
 * Returns the exact value if the format only adds separators or an exponent. If the displayed number differs, returns
 * both, which makes the quantity invalid.
 */
function cellText(cell: CellObject | undefined): string {
  if (!cell) return '';
  if (cell.v === undefined) return cell.f === undefined ? '' : `=${cell.f}`;
  const shown = cell.w ?? String(cell.v);
  if (cell.t !== 'n' || !isPlainNumber(shown)) return shown;
  const isShortened = /E/i.test(shown) || Number(shown.replace(/[^\d.-]/g, '')) === cell.v;
  return isShortened ? String(cell.v) : `${shown} (${cell.v})`;
}

function readSheet({ name, sheet }: NamedSheet): Sheet {
  const range = utils.decode_range(sheet['!ref'] ?? 'A1');
  const rows: string[][] = [];
  let hiddenRows = 0;
  for (let row = range.s.r; row <= range.e.r; row += 1) {
    const cells: string[] = [];
    for (let column = 0; column <= range.e.c; column += 1) {
      cells.push(cellText(sheet[utils.encode_cell({ r: row, c: column })]).trim());
    }
    if (cells.every((cell) => cell === '')) continue;
    if (sheet['!rows']?.[row]?.hidden) hiddenRows += 1;
    else rows.push(cells);
  }
  return { name, rows, hiddenRows };
}

/** Throws if the file isn't a workbook. */
export function readWorkbook(file: Uint8Array): Sheet[] | 'tooLarge' {
  const sheets = openWorkbook(file);
  return sheets === 'tooLarge' ? sheets : sheets.map(readSheet);
}
