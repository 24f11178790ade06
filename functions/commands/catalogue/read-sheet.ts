import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { readSheet as readXlsxSheet } from 'read-excel-file/node';
import { parseCsv } from './parse-csv.ts';
import { type Cell, rowsOfTable } from './rows-of-table.ts';

async function readTable(file: string): Promise<Cell[][]> {
  const kind = extname(file).toLowerCase();
  if (kind === '.csv') return parseCsv(await readFile(file, 'utf8'));
  // Its type has Date's constructor where its values are dates.
  if (kind === '.xlsx') return (await readXlsxSheet(file)) as Cell[][];
  throw new Error(`'${file}' is neither .xlsx nor .csv: save the spreadsheet as one of them.`);
}

/**
 * The rows of a workbook's first sheet, under the sheet's own column names. Throws an Error that
 * says what to do, or a CatalogueError with a row's number.
 */
export async function readSheet(file: string): Promise<Record<string, string | number>[]> {
  try {
    return rowsOfTable(await readTable(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(`There is no file '${file}'.`, { cause: error });
    }
    throw error;
  }
}
