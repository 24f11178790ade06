import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueRow } from '@dental-shop/domain/catalogue/sheet/row';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSheet } from './check-sheet.ts';
import { describeDifference } from './describe-difference.ts';
import { makeFixtureDirectory } from './fixture-directory.ts';
import { catalogueDirectory, readCurrentRows, writeRows } from './shop-catalogue.ts';
import { writeSheet } from './write-sheet.ts';

const directory = makeFixtureDirectory();
afterAll(() => rmSync(directory, { recursive: true }));

const text = (folder: string) => readFileSync(join(folder, 'catalogue.json'), 'utf8');

async function csvWith(change: (rows: CatalogueRow[]) => unknown[]): Promise<string> {
  const file = join(directory, 'catalogue.csv');
  const rows = change(await readCurrentRows(directory)) as CatalogueRow[];
  await writeSheet(file, rows, { replace: true });
  return file;
}

describe('an exported spreadsheet', () => {
  it.each(['xlsx', 'csv'])('imports as the original catalogue: %s', async (ending) => {
    const file = join(directory, `exported.${ending}`);
    await writeSheet(file, await readCurrentRows(catalogueDirectory), { replace: false });
    const { rows, difference, spanishProblem } = await checkSheet(file, catalogueDirectory);
    expect(describeDifference(difference)).toEqual([]);
    expect(spanishProblem).toBeUndefined();
    const imported = makeFixtureDirectory();
    await writeRows(imported, rows);
    expect(text(imported)).toBe(text(catalogueDirectory));
    rmSync(imported, { recursive: true });
  });

  it('replaces an existing file only on request, and rejects other file types', async () => {
    const file = join(directory, 'twice.csv');
    await writeSheet(file, [], { replace: false });
    await expect(writeSheet(file, [], { replace: false })).rejects.toThrow('already exists');
    await writeSheet(file, [], { replace: true });
    const ods = join(directory, 'sheet.ods');
    await expect(writeSheet(ods, [], { replace: false })).rejects.toThrow('neither .xlsx nor .csv');
  });
});

describe('a changed spreadsheet', () => {
  it('is described row by row, with changed cells and missing translations', async () => {
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

  it('is rejected with the number of the invalid row', async () => {
    const file = await csvWith(([first, ...rest]) => [first, { ...first }, ...rest]);
    await expect(checkSheet(file, directory)).rejects.toThrow('Catalogue row 3');
    const noFile = join(directory, 'nothing.xlsx');
    await expect(checkSheet(noFile, directory)).rejects.toThrow('There is no file');
    await expect(checkSheet('sheet.ods', directory)).rejects.toThrow('neither .xlsx nor .csv');
  });
});
