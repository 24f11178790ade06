import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureCatalogue } from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListChoice, readList } from './read-list.ts';

type Content = string | Uint8Array<ArrayBuffer>;

const lookup = {
  products: fixtureCatalogue.products.map(({ sku, name }) => ({
    sku,
    name,
    price: 'unavailable' as const,
  })),
  lookup: { gtins: { '09520000000011': 'I4510', '09520000000127': 'HC4804' }, hidden: [] },
  otherNames: {},
};

const readFile = (content: Content, choice: ListChoice = {}) =>
  readList({ source: new Blob([content]), ...lookup, choice });

async function lines(content: Content, choice?: ListChoice): Promise<string | string[]> {
  const reading = await readFile(content, choice);
  if (reading.status !== 'read') return reading.status;
  return reading.list.lines.map(({ text, quantity }) => `${text}=${quantity}`);
}

const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'testing', name)));

type Cell = string | number | Date | { f: string } | { v: number; z: string };

function workbook(sheets: Record<string, Cell[][]>): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(
      rows.map((row) =>
        row.map((cell) =>
          typeof cell === 'object' && !(cell instanceof Date) ? { t: 'n', ...cell } : cell,
        ),
      ),
    );
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
}

const order: Cell[][] = [
  ['SKU', 'Qty'],
  ['I4510', 3],
  ['HC4804', 2],
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('text file', () => {
  it.each([
    ['UTF-8', (text: string) => text],
    ['UTF-8 with a byte order mark', (text: string) => `\uFEFF${text}`],
    ['Windows-1252', (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))],
    [
      'UTF-16',
      (text: string) =>
        new Uint8Array(
          new Uint16Array([...`\uFEFF${text}`].map((sign) => sign.charCodeAt(0))).buffer,
        ),
    ],
  ])('is decoded from %s', async (_, encode) => {
    const text = 'Código;Cantidad\r\nI4510;3\r\nHC4804;2';
    expect(await lines(encode(text))).toEqual(['I4510=3', 'HC4804=2']);
  });
});

describe('workbook', () => {
  it.each([
    ['part-names-in-capitals.xlsx', ['I4510=3', 'HC4804=2']],
    ['gtins-in-exponent-form.xlsx', ['I4510=3', 'HC4804=2']],
    ['hidden-rows.xlsx', ['I4510=3', 'TW35=1']],
    ['hidden-sheet.xlsx', ['I4510=3', 'HC4804=2']],
    ['quantity-qty-heading.xlsx', ['I4510=12', 'HC4804=6']],
  ])('reads %s', async (name, expected) => expect(await lines(fixture(name))).toEqual(expected));

  it('reports how many hidden rows were skipped', async () => {
    expect(await readFile(fixture('hidden-rows.xlsx'))).toMatchObject({ hiddenRows: 2 });
  });

  it('decodes escaped characters', async () => {
    expect(
      await lines(
        workbook({
          A: [
            ['SKU', 'Qty_x000D_'],
            ['I4510', 3],
          ],
        }),
      ),
    ).toEqual(['I4510=3']);
  });

  it.each([
    ['a date that was a size', new Date(2026, 3, 10)],
    ['a rounded number', { v: 2.6, z: '0' }],
    ['a number in thousands', { v: 3000, z: '0,' }],
    ['a unit in the format', { v: 1, z: '0" dozen"' }],
    ['a negative number in parentheses', { v: -3, z: '0;(0)' }],
    ['a formula without a value', { f: 'A1*2' }],
  ] satisfies [string, Cell][])('never guesses a quantity from %s', async (_, cell) => {
    const read = await lines(
      workbook({
        A: [
          ['SKU', 'Qty'],
          ['I4510', cell],
        ],
      }),
    );
    expect(read).toHaveLength(1);
    expect(read[0]).not.toMatch(/^I4510=\d{0,4}$/);
  });

  it("uses a formula's stored value", async () => {
    const book = workbook({
      A: [
        ['SKU', 'Qty'],
        ['I4510', { f: '1+2', ...{ v: 3, z: '0' } }],
      ],
    });
    expect(await lines(book)).toEqual(['I4510=3']);
  });

  it('asks which sheet is the order if several contain parts', async () => {
    const book = workbook({
      March: order,
      April: [
        ['SKU', 'Qty'],
        ['CS28', 1],
      ],
      Notes: [['Hello']],
    });
    expect(await readFile(book)).toEqual({ status: 'sheet-question', sheets: ['March', 'April'] });
    expect(await lines(book, { sheet: 'April' })).toEqual(['CS28=1']);
  });

  it('asks which column contains the quantities', async () => {
    const book = workbook({
      A: [
        ['SKU', 'Shelf', 'Wanted'],
        ['I4510', 7, 3],
      ],
    });
    expect(await readFile(book)).toMatchObject({
      status: 'column-question',
      question: { candidates: [{ heading: 'Shelf' }, { heading: 'Wanted' }] },
    });
    expect(await lines(book, { quantityColumn: 2 })).toEqual(['I4510=3']);
  });
});

describe("file that isn't a list", () => {
  const zip = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files));
  it.each([
    ['an encrypted workbook', fixture('encrypted.xlsx'), 'encryptedWorkbook'],
    ['HTML with the name of a workbook', fixture('html.xls'), 'markupWorkbook'],
    ['an XML spreadsheet', '<?xml version="1.0"?><Workbook/>', 'markupWorkbook'],
    ['an Excel 97 workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldWorkbook'],
    ['another archive', zip({ 'word/document.xml': strToU8('I4510') }), 'unreadable'],
    ['a broken archive', workbook({ A: order }).slice(0, 60), 'unreadable'],
    ['an image', new Uint8Array([0x89, 0x50, 0, 0]), 'unreadable'],
    ['a ZIP bomb', zip({ 'xl/worksheets/sheet1.xml': new Uint8Array(20_000_000) }), 'tooLarge'],
    [
      'a sheet of 3,000 rows',
      workbook({ A: Array.from({ length: 3_000 }, () => ['I4510', 1]) }),
      'tooLarge',
    ],
    ['a long text', 'I4510 '.repeat(20_000), 'tooLarge'],
    ['a large file', new Uint8Array(2_000_000), 'tooLarge'],
  ])('has a specific error: %s', async (_, content, failure) => {
    expect(await readFile(content)).toEqual({ status: 'failed', failure });
  });

  it('rejects pasted text that is too long', async () => {
    const source = 'I4510\n'.repeat(20_000);
    expect(await readList({ source, ...lookup, choice: {} })).toEqual({
      status: 'failed',
      failure: 'tooLong',
    });
  });
});
