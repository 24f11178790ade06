import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../sheet/load-catalogue.ts';
import { type CatalogueRow, sheetColumns } from '../sheet/row.ts';
import { fixtureRows } from '../testing/fixture-catalogue.ts';
import { applyChanges } from './apply-changes.ts';
import { compareSheet } from './compare-sheet.ts';
import { currentRows } from './current-rows.ts';
import { nothingFolded } from './folded.ts';
import { saved } from './testing/recorded.ts';

const rows = fixtureRows as unknown as readonly CatalogueRow[];
const hasPicture = () => true;

type Cells = Partial<Record<keyof CatalogueRow, string | number | boolean>>;

const rowOf = (sku: string) => rows.findIndex((row) => row.SKU === sku) + 2;

/** The spreadsheet as staff upload it, with changed cells by SKU. */
function tableWith(changes: Readonly<Record<string, Cells>>, from = rows) {
  const body = from.map((row) => {
    const changed = { ...row, ...changes[String(row.SKU)] };
    return sheetColumns.map((column) => changed[column] ?? '');
  });
  return [[...sheetColumns], ...body];
}

const compare = (table: ReturnType<typeof tableWith>, current = rows) =>
  compareSheet({ builtIn: rows, current, table, hasPicture });

const [, second = '', third = '', fourth = ''] = rows.map(({ SKU }) => String(SKU));
const hiddenSku = String(rows.find(({ hidden }) => hidden === 'TRUE')?.SKU);

describe('compareSheet', () => {
  it('finds nothing in an unchanged spreadsheet', () => {
    expect(compare(tableWith({}))).toEqual({ changes: [], needRelease: [], problems: [] });
  });

  it('lists changed prices and hidden items with their rows', () => {
    const { changes, problems } = compare(
      tableWith({ HD55S: { Price: '$95.00' }, HD55L: { hidden: 'TRUE', Price: 'call for price' } }),
    );
    expect(changes).toEqual([
      {
        row: rowOf('HD55S'),
        sku: 'HD55S',
        name: expect.any(String),
        price: { from: '$91.00', to: '$95.00' },
      },
      {
        row: rowOf('HD55L'),
        sku: 'HD55L',
        name: expect.any(String),
        price: { from: '$91.00', to: 'call for price' },
        hidden: { from: false, to: true },
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('lists exactly five changes and three errors, and leaves out the rows with errors', () => {
    const { changes, needRelease, problems } = compare(
      tableWith({
        HD55S: { Price: '$95.00' },
        HD55L: { Price: '$96.00' },
        [second]: { Price: '$97.00' },
        [third]: { hidden: 'TRUE' },
        [fourth]: { Price: 'call for price' },
        I4510: { Price: 'about $100' },
        CS28: { Price: '$1.00', GTIN: '1' },
        I4512: { hidden: 'yes' },
      }),
    );
    expect(changes.map(({ sku }) => sku).sort()).toEqual(
      ['HD55L', 'HD55S', second, third, fourth].sort(),
    );
    expect(needRelease).toEqual([]);
    expect(problems.map(({ rowNumber, fault }) => [rowNumber, fault.code])).toEqual(
      [
        [rowOf('I4510'), 'price-format'],
        [rowOf('CS28'), 'gtin-invalid'],
        [rowOf('I4512'), 'not-true-or-empty'],
      ].sort(([one], [other]) => Number(one) - Number(other)),
    );
  });

  it("doesn't list a price that is only written differently", () => {
    const { changes } = compare(tableWith({ HD55S: { Price: '$91' }, HD55L: { Price: 91 } }));
    expect(changes).toEqual([]);
  });

  it('compares with the prices in effect, not with the built-in spreadsheet', () => {
    const recorded = saved([1, { sku: 'HD55S', price: '$95.00', hidden: true }]);
    const builtIn = loadCatalogue(rows, { hasPicture });
    const now = applyChanges(builtIn, recorded, 1, nothingFolded);
    const current = currentRows(rows, builtIn, now);
    expect(compare(tableWith({}, current), current).changes).toEqual([]);
    expect(compare(tableWith({}), current).changes).toMatchObject([
      { price: { from: '$95.00', to: '$91.00' }, hidden: { from: true, to: false } },
    ]);
  });

  it('lists other differences as needing a release', () => {
    const table = tableWith({
      HD55S: { Name: 'Another Drill', Price: '$95.00' },
      [hiddenSku]: { hidden: '' },
    });
    const added = sheetColumns.map((column) => ({ ...rows[0], SKU: 'X1' })[column] ?? '');
    const without = table.filter((cells) => !cells.includes('HD55L'));
    const first = sheetColumns.indexOf('Main Category Button');
    const page = sheetColumns.indexOf('Category Info Page');
    const own = added.map((cell, column) => (column === first || column === page ? '' : cell));
    const { changes, needRelease, problems } = compare([...without, own]);
    expect(problems).toEqual([]);
    expect(changes.map(({ sku }) => sku)).toEqual(['HD55S']);
    expect(needRelease).toContainEqual({
      row: expect.any(Number),
      sku: 'HD55S',
      kind: 'changed',
      columns: ['Name'],
    });
    expect(needRelease).toContainEqual({
      row: expect.any(Number),
      sku: hiddenSku,
      kind: 'changed',
      columns: ['hidden'],
    });
    expect(needRelease).toContainEqual({
      row: without.length + 1,
      sku: 'X1',
      kind: 'added',
      columns: [],
    });
    expect(needRelease).toContainEqual({ row: null, sku: 'HD55L', kind: 'removed', columns: [] });
  });

  it('reports only the columns if some are missing or unknown', () => {
    const { changes, problems } = compare([['SKU', 'Prize']]);
    expect(changes).toEqual([]);
    expect(problems.map(({ fault }) => fault.code)).toContain('missing-column');
    expect(problems).toContainEqual({
      rowNumber: 1,
      fault: expect.objectContaining({ code: 'unknown-column', facts: { column: 'Prize' } }),
    });
  });
});
