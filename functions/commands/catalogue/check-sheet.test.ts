import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { checkSheet } from './check-sheet.ts';
import { makeFixtureDirectory } from './fixture-directory.ts';
import { readCurrentRows } from './shop-catalogue.ts';

const directory = makeFixtureDirectory();
afterAll(() => rmSync(directory, { recursive: true }));

async function sheetWith(change: Record<string, string> = {}): Promise<string> {
  const [first, ...rest] = await readCurrentRows(directory);
  const file = join(directory, 'sheet.csv');
  writeFileSync(file, stringify([{ ...first, ...change }, ...rest], { header: true }));
  return file;
}

it('rejects a file that is too large to be the sheet', async () => {
  const file = join(directory, 'large.csv');
  writeFileSync(file, Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(checkSheet(file, directory)).rejects.toThrow('is larger than 10 MB');
});

it('reports format and content errors together', async () => {
  const change = { Note: 'x'.repeat(5_001), Price: 'ask us', GTIN: '1' };
  await expect(checkSheet(await sheetWith(change), directory)).rejects.toThrow(
    [
      "Catalogue row 2: 'Note' has more than 5000 characters",
      "Catalogue row 2: '1' is not a valid GTIN; check its digits, including the last one",
      "Catalogue row 2: price 'ask us' has an unknown format",
    ].join('\n'),
  );
});

describe('sheet warnings', () => {
  it('list only the rows with a problem', async () => {
    const before = await checkSheet(await sheetWith(), directory);
    const after = await checkSheet(await sheetWith({ Price: '' }), directory);
    expect(after.warnings).toEqual(['  row 2  I3006  no-price', ...before.warnings]);
    expect(after.warnings.length).toBeLessThan(after.rows.length);
  });
});

describe('Spanish translation', () => {
  afterEach(() => {
    vi.doUnmock('@dental-shop/domain/catalogue/translation/load-translation');
    vi.resetModules();
  });

  it('is reported if its figures differ from the sheet', async () => {
    const { spanishProblem } = await checkSheet(await sheetWith({ Name: 'Implant 77' }), directory);
    expect(spanishProblem).toMatch(/^Translation of SKU I3006: figures '.*', but the sheet has/);
  });

  it("isn't reported as invalid if the loader throws an unexpected error", async () => {
    vi.resetModules();
    vi.doMock('@dental-shop/domain/catalogue/translation/load-translation', async (original) => ({
      ...(await original<object>()),
      loadTranslation: () => {
        throw new RangeError('a fault');
      },
    }));
    const { checkSheet: withFault } = await import('./check-sheet.ts');
    await expect(withFault(await sheetWith(), directory)).rejects.toThrow('a fault');
  });
});
