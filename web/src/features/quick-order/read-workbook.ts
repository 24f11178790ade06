import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';

export interface Sheet {
  name: string;
  rows: string[][];
  hiddenRows: number;
}

/** In uncompressed bytes. Protects against ZIP bombs; a list of 500 lines needs a hundredth of this. */
const maxUnpacked = 8 * 1024 * 1024;

/** A pad has at most 500 lines, but a sheet may also contain blank rows. */
const maxRows = 2_000;
const maxColumns = 200;

/** Safe even if the archive declares false sizes: fflate never inflates past them. */
function unpackWithinLimit(file: Uint8Array): Record<string, Uint8Array> | undefined {
  let unpacked = 0;
  const files = unzipSync(file, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/i.test(name)) return false;
      unpacked += originalSize;
      return unpacked <= maxUnpacked;
    },
  });
  return unpacked <= maxUnpacked ? files : undefined;
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

/** `!fullref` is the range without the `sheetRows` limit. */
function isTruncated(sheet: WorkSheet): boolean {
  const { '!ref': read = 'A1', '!fullref': full = read } = sheet;
  return full !== read || utils.decode_range(read).e.c > maxColumns;
}

function readSheet(name: string, sheet: WorkSheet): Sheet {
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
  const files = unpackWithinLimit(file);
  if (!files) return 'tooLarge';
  const workbook = read(zipSync(files, { level: 0 }), {
    type: 'array',
    cellStyles: true,
    sheetRows: maxRows + 1,
  });
  const visible = workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name];
    const isVisible = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) === 0;
    return sheet && isVisible ? [{ name, sheet }] : [];
  });
  if (visible.some(({ sheet }) => isTruncated(sheet))) return 'tooLarge';
  return visible.map(({ name, sheet }) => readSheet(name, sheet));
}
