import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueWorkbook } from '../../src/catalogue/catalogue-workbook.ts';
import { checkSheet } from './check-sheet.ts';
import { describeDifference } from './describe-difference.ts';
import { catalogueDirectory, readCurrentRows, writeRows } from './shop-catalogue.ts';

const directory = mkdtempSync(join(tmpdir(), 'catalogue-'));
cpSync(catalogueDirectory, directory, { recursive: true });
afterAll(() => rmSync(directory, { recursive: true }));

const text = (folder: string) => readFileSync(join(folder, 'catalogue.json'), 'utf8');
const xlsx = join(directory, 'catalogue.xlsx');
const csv = join(directory, 'catalogue.csv');

async function csvWith(change: (rows: Record<string, unknown>[]) => unknown[]): Promise<string> {
  const rows = change((await readCurrentRows(directory)).map((row) => ({ ...row })));
  writeFileSync(
    csv,
    stringify(rows, { header: true, bom: true, quoted: true, record_delimiter: '\r\n' }),
  );
  return csv;
}

describe('the spreadsheet that staff download', () => {
  it('comes back as the very file it was made from', async () => {
    writeFileSync(xlsx, await catalogueWorkbook());
    const { rows, difference, spanishProblem } = await checkSheet(xlsx, directory);
    expect(describeDifference(difference)).toEqual([]);
    expect(spanishProblem).toBeUndefined();
    await writeRows(directory, rows);
    expect(text(directory)).toBe(text(catalogueDirectory));
  });

  it('may come back as CSV', async () => {
    const { rows, difference } = await checkSheet(await csvWith((all) => all), directory);
    expect(describeDifference(difference)).toEqual([]);
    await writeRows(directory, rows);
    expect(text(directory)).toBe(text(catalogueDirectory));
  });
});

describe('a changed spreadsheet', () => {
  it('is told by rows and cells, with what the Spanish texts lack', async () => {
    const file = await csvWith(([first, second, ...rest]) => [
      { ...first, Price: '$150.00', 'Main Category Button': first?.['Main Category Button'] },
      ...rest,
      { ...second, SKU: 'X1', 'thumbnail Photo Name': '', 'Product Pictures': '', Price: '' },
    ]);
    const { rows, difference, warnings, spanishProblem } = await checkSheet(file, directory);
    const lines = describeDifference(difference);
    expect(lines[0]).toMatch(/^ {2}\+ X1 .*\(no price\)$/);
    expect(lines[1]).toMatch(/^ {2}- I3008 /);
    expect(lines[2]).toBe('  ~ I3006  Price: "$139.00" -> "$150.00"');
    expect(lines).toHaveLength(3);
    expect(warnings.at(-1)).toBe(`  row ${rows.length + 1}  X1  no-price, no-picture, no-spanish`);
    expect(spanishProblem).toContain('X1');
  });

  it('is refused with the number of the broken row', async () => {
    const file = await csvWith(([first, ...rest]) => [first, { ...first }, ...rest]);
    await expect(checkSheet(file, directory)).rejects.toThrow('Catalogue row 3');
    const noFile = join(directory, 'nothing.xlsx');
    await expect(checkSheet(noFile, directory)).rejects.toThrow('There is no file');
    await expect(checkSheet('sheet.ods', directory)).rejects.toThrow('neither .xlsx nor .csv');
  });
});
