import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CatalogueRow } from '@dental-shop/domain/catalogue/sheet/row';
import { stringify } from 'csv-stringify/sync';
import { catalogueWorkbook } from '../../src/catalogue/catalogue-workbook.ts';

export async function writeSheet(
  file: string,
  rows: readonly CatalogueRow[],
  { replace }: { replace: boolean },
): Promise<void> {
  const content = await contentOf(file, rows);
  try {
    await writeFile(file, content, { flag: replace ? 'w' : 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Error(`'${file}' already exists. Choose another file name or add --yes.`, {
        cause: error,
      });
    }
    throw error;
  }
}

function contentOf(file: string, rows: readonly CatalogueRow[]): Promise<Buffer> | string {
  switch (extname(file).toLowerCase()) {
    case '.xlsx':
      return catalogueWorkbook(rows);
    case '.csv':
      return stringify([...rows], { header: true, bom: true, quoted: true });
    default:
      throw new Error(`'${file}' is neither .xlsx nor .csv: give the file one of these endings.`);
  }
}
