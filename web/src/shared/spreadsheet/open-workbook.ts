import { read, utils, type WorkSheet } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';

export interface NamedSheet {
  name: string;
  sheet: WorkSheet;
}

/** In uncompressed bytes. Protects against ZIP bombs; a list of 500 lines needs a hundredth of this. */
const maxUnpacked = 8 * 1024 * 1024;

/** A pad has at most 500 lines and the catalogue 190 rows, but a sheet may also contain blank rows. */
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

/** `!fullref` is the range without the `sheetRows` limit. */
function isTruncated(sheet: WorkSheet): boolean {
  const { '!ref': read = 'A1', '!fullref': full = read } = sheet;
  return full !== read || utils.decode_range(read).e.c > maxColumns;
}

/** The visible sheets. Throws if the file isn't a workbook. */
export function openWorkbook(
  file: Uint8Array,
  options: { cellDates?: boolean } = {},
): NamedSheet[] | 'tooLarge' {
  const files = unpackWithinLimit(file);
  if (!files) return 'tooLarge';
  const workbook = read(zipSync(files, { level: 0 }), {
    type: 'array',
    cellStyles: true,
    sheetRows: maxRows + 1,
    ...options,
  });
  const visible = workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name];
    const isVisible = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) === 0;
    return sheet && isVisible ? [{ name, sheet }] : [];
  });
  return visible.some(({ sheet }) => isTruncated(sheet)) ? 'tooLarge' : visible;
}
