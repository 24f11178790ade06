import { utils, write } from '@e965/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { readSheetFile } from './read-sheet-file.ts';

type Cell = string | number | boolean | Date | null;

function workbook(...sheets: Cell[][][]): Blob {
  const book = utils.book_new();
  for (const [index, rows] of sheets.entries()) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: true }), `Sheet ${index}`);
  }
  return new Blob([write(book, { type: 'array', bookType: 'xlsx' })]);
}

const tableOf = async (file: Blob) => {
  const reading = await readSheetFile(file);
  return reading.status === 'read' ? reading.table : reading.failure;
};

const header = ['SKU', 'Price'];

describe('readSheetFile', () => {
  it('keeps numbers, because spreadsheets turn prices and SKUs into them', async () => {
    expect(await tableOf(workbook([header, ['I4510', 145], [900_001, '$1.00']]))).toEqual([
      header,
      ['I4510', 145],
      [900_001, '$1.00'],
    ]);
  });

  it("keeps blank rows, so that row numbers are the spreadsheet's", async () => {
    expect(await tableOf(workbook([header, [], ['I4510', '']]))).toEqual([header, [], ['I4510']]);
  });

  it("doesn't read a date as a price", async () => {
    const table = await tableOf(workbook([header, ['I4510', new Date('2026-11-27T12:00:00Z')]]));
    expect(table).toEqual([header, ['I4510', expect.stringMatching(/\D/)]]);
  });

  it('uses the sheet with SKUs', async () => {
    expect(await tableOf(workbook([['Notes']], [header]))).toEqual([header]);
  });

  it('reads CSV in the encodings of spreadsheet programs', async () => {
    expect(await tableOf(new Blob(['\uFEFFSKU;Price\r\nI4510;"$1,450.00"\r\n']))).toEqual([
      header,
      ['I4510', '$1,450.00'],
    ]);
    const windows = new Uint8Array([...'SKU,Note\nI4510,'].map((each) => each.charCodeAt(0)));
    expect(await tableOf(new Blob([windows, new Uint8Array([0xe9])]))).toEqual([
      ['SKU', 'Note'],
      ['I4510', 'é'],
    ]);
  });

  it.each([
    ['an empty file', new Blob([]), 'unreadable'],
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0, 0])]), 'unreadable'],
    ['a damaged workbook', new Blob(['PK\u0003\u0004broken']), 'unreadable'],
    ['a web page', new Blob(['<html><table></table>']), 'markupWorkbook'],
    ['an old workbook', new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]), 'oldWorkbook'],
    ['a file of more than 1 MB', new Blob(['x'.repeat(1024 * 1024 + 1)]), 'tooLarge'],
    ['too many columns', new Blob([','.repeat(40)]), 'tooLarge'],
    ['too many rows', new Blob(['x\n'.repeat(2_001)]), 'tooLarge'],
  ])('rejects %s', async (_what, file, failure) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await tableOf(file)).toBe(failure);
    vi.restoreAllMocks();
  });
});
