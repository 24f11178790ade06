import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { readFile, readText } from './read-list.ts';

const skuOf = (text: string) => (/^(I4510|HC4804)$/i.test(text) ? text.toUpperCase() : undefined);
const read = (content: string | Uint8Array<ArrayBuffer>) => readFile(new Blob([content]), skuOf);

const two = {
  status: 'read',
  list: {
    lines: [
      { text: 'I4510', quantity: '3' },
      { text: 'HC4804', quantity: '2' },
    ],
    leftOut: [],
  },
};

const row = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
const sheet = (content: string) => ({ 'xl/worksheets/sheet1.xml': strToU8(content) });
const zip = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files));

it('reads CSV in whatever encoding', async () => {
  const text = 'Código;Cantidad\r\nI4510;3\r\nHC4804;2';
  expect(await read(text)).toEqual(two);
  expect(await read(`\uFEFF${text}`)).toEqual(two);
  expect(await read(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toEqual(two);
  const wide = new Uint8Array(
    new Uint16Array([...`\uFEFF${text}`].map((sign) => sign.charCodeAt(0))).buffer,
  );
  expect(await read(wide)).toEqual(two);
});

it('reads a workbook, and of it only what it needs', async () => {
  const content = row('SKU', 'Qty') + row('I4510', '3') + row('HC4804', '2');
  expect(await read(zip({ ...sheet(content), 'xl/media/a.png': new Uint8Array(9) }))).toEqual(two);
});

it.each([
  ['another archive', zip({ 'word/document.xml': strToU8('I4510') }), 'unreadable'],
  ['a broken archive', zip(sheet(row('I4510'))).slice(0, 60), 'unreadable'],
  ['a workbook that unpacks to too much', zip(sheet(' '.repeat(5_000_000))), 'unreadable'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldWorkbook'],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0]), 'unreadable'],
  ['a long text', 'I4510 '.repeat(20_000), 'tooLarge'],
  ['a large file', new Uint8Array(2_000_000), 'tooLarge'],
])('refuses %s', async (_, content, failure) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await read(content)).toEqual({ status: 'failed', failure });
  vi.restoreAllMocks();
});

it('unpacks no more of an archive that lies than it says', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const lying = zip(sheet(row('I4510').padEnd(3_000_000)));
  const view = new DataView(lying.buffer);
  const directory = lying.findLastIndex(
    (_, index) => index < lying.length - 4 && view.getUint32(index, true) === 0x02014b50,
  );
  view.setUint32(directory + 24, 100, true);
  expect((await read(lying)).status).toBe('read');
  vi.restoreAllMocks();
});

it('refuses a text that is too long', () => {
  expect(readText('I4510\n'.repeat(20_000), skuOf)).toEqual({
    status: 'failed',
    failure: 'tooLong',
  });
});
