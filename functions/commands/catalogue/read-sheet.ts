import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { RowProblems } from '@dental-shop/domain/catalogue/sheet/catalogue-error';
import { parseCsv } from '@dental-shop/domain/catalogue/sheet/parse-csv';
import { type Cell, rowsOfTable } from '@dental-shop/domain/catalogue/sheet/rows-of-table';
import { readSheet as readXlsxSheet } from 'read-excel-file/node';

/** In bytes. About 100 times the size of the shop's sheet. */
const maxSize = 10 * 1024 * 1024;

async function readTable(file: string): Promise<Cell[][]> {
  const kind = extname(file).toLowerCase();
  if (kind !== '.csv' && kind !== '.xlsx') {
    throw new Error(`'${file}' is neither .xlsx nor .csv: save the spreadsheet as one of them.`);
  }
  if ((await stat(file)).size > maxSize) {
    throw new Error(
      `'${file}' is larger than 10 MB: check that it is the catalogue's spreadsheet.`,
    );
  }
  if (kind === '.csv') return parseCsv(await readFile(file, 'utf8'));
  // The library's type wrongly says `typeof Date` instead of `Date`.
  return (await readXlsxSheet(file)) as Cell[][];
}

export async function readSheet(
  file: string,
  problems: RowProblems,
): Promise<Record<string, string | number>[]> {
  try {
    return rowsOfTable(await readTable(file), problems);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(`There is no file '${file}'.`, { cause: error });
    }
    throw error;
  }
}
