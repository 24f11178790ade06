import { type Columns, columnsOf, isNoItem } from './headings.ts';
import { withoutPrices } from './hide-numbers.ts';
import type { ReadList, SkuOf } from './list-reading.ts';
import { maxLineCharacters, type PadLine } from './pad-line.ts';
import { wholeQuantity } from './quantity-text.ts';
import { fewestFigures, readRow } from './read-row.ts';
import { readSentence } from './read-sentence.ts';
import { type Separator, splitCells, splitLines } from './split-cells.ts';

/** Of a line or a cell: a list of 50 items fits in one. Reading it takes quadratic time. */
const maxSourceCharacters = 2_000;

/** What one line of a list comes to. */
type Reading =
  | { kind: 'items'; lines: readonly PadLine[] }
  /** The quantity of the item above, on a line of its own. */
  | { kind: 'quantity'; quantity: string }
  /** The SKU of the item above, which its name came before: `SKU: I4510`. */
  | { kind: 'sku'; sku: string }
  /** Nothing that is wanted. */
  | undefined;

const separators: readonly Separator[] = ['\t', ';', ','];

/** The sign that parts a line's cells; undefined where the line is written as words. */
function separatorOf(line: string, skuOf: SkuOf): Separator | undefined {
  if (line.includes('\t')) return '\t';
  return separators.find((separator) => {
    const cells = splitCells(line, separator);
    return cells.length > 1 && (columnsOf(cells) || cells.some((cell) => skuOf(cell)));
  });
}

/**
 * The sign that the headings have, or most lines: lines with an unknown SKU have it too, but do not show
 * it.
 */
function usualSeparator(lines: readonly string[], skuOf: SkuOf): Separator | undefined {
  const ofHeadings = separators.find((separator) =>
    lines.some((line) => line.includes(separator) && columnsOf(splitCells(line, separator))),
  );
  if (ofHeadings) return ofHeadings;
  const found = lines.map((line) => separatorOf(line, skuOf));
  return separators.find(
    (separator) => found.filter((each) => each === separator).length * 2 > lines.length,
  );
}

const labelledSku = /^(?:sku|ref|c[óo]digo|code)\s*[:#]\s*(\S+)$/i;

function readWords(line: string, skuOf: SkuOf): Reading {
  const labelled = labelledSku.exec(line)?.[1];
  const sku = labelled && skuOf(labelled);
  if (sku) return { kind: 'sku', sku };
  if (withoutPrices(line).trim() === '') return undefined;
  const quantity = skuOf(line) ? undefined : wholeQuantity(line);
  if (quantity !== undefined && quantity.length < 6) return { kind: 'quantity', quantity };
  const items = readSentence(line, skuOf);
  const isKnown = items.some(({ text }) => skuOf(text) !== undefined);
  return isKnown || !isNoItem(line) ? { kind: 'items', lines: items } : undefined;
}

interface Headings {
  columns: Columns;
  cells: readonly string[];
}

/** A row under headings. One without a quantity is no item: order forms list what nobody wants too. */
function readUnder(headings: Headings, cells: readonly string[], skuOf: SkuOf): Reading {
  const { code, name, quantity: counted } = headings.columns;
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''));
  const read = (some: readonly string[]) => readRow(some.filter(Boolean), skuOf)[0];
  // Headings that say `Our ref`, or nothing at all, leave open where the item stands, or the quantity.
  const written =
    code === undefined && name === undefined
      ? (read(cells.filter((_, index) => index !== counted))?.text ?? '')
      : cell(code) || cell(name);
  const quantity =
    counted === undefined
      ? (read([written, ...cells.filter((_, index) => !headings.cells[index])])?.quantity ?? '')
      : cell(counted);
  if (written === '' || (counted !== undefined && quantity === '')) return undefined;
  const codes = readSentence(written, skuOf).filter(({ text }) => skuOf(text));
  // A name may mention what its item is for; in a column of codes each is an item.
  const known = [skuOf(written) ?? codes.map(({ text }) => text)].flat();
  if (known.length === 0 && isNoItem(written)) return undefined;
  const items = known.length === 0 ? [written] : known.slice(0, cell(code) ? undefined : 1);
  const count = wholeQuantity(quantity) ?? quantity;
  return { kind: 'items', lines: items.map((text) => ({ text, quantity: count })) };
}

/** Puts the readings of a list's lines together. */
function collect(list: readonly { source: string; reading: Reading }[]): ReadList {
  const lines: PadLine[] = [];
  const leftOut: string[] = [];
  for (const { source, reading } of list) {
    const last = lines.at(-1);
    if (reading?.kind === 'items') lines.push(...reading.lines);
    else if (reading?.kind === 'quantity' && last?.quantity === '') {
      lines[lines.length - 1] = { ...last, quantity: reading.quantity };
    } else if (reading?.kind === 'quantity' && reading.quantity.length >= fewestFigures) {
      lines.push({ text: reading.quantity, quantity: '' });
    } else if (reading?.kind === 'sku') {
      // A name has blanks, a code has none.
      if (last && /\s/.test(last.text)) lines[lines.length - 1] = { ...last, text: reading.sku };
      else lines.push({ text: reading.sku, quantity: '' });
    } else if (/[\p{L}\d]/u.test(source)) leftOut.push(source.trim());
  }
  const shortened = lines.map(({ text, quantity }) => ({
    text: text.slice(0, maxLineCharacters),
    quantity: quantity.slice(0, maxLineCharacters),
  }));
  return { lines: shortened, leftOut: leftOut.map((each) => each.slice(0, maxLineCharacters)) };
}

interface Row {
  source: string;
  /** Undefined where the line is words. */
  cells?: readonly string[];
}

function readRows(rows: readonly Row[], skuOf: SkuOf): ReadList {
  let headings: Headings | undefined;
  const list = rows.flatMap((row): { source: string; reading: Reading }[] => {
    const { source, cells = [source.trim()] } = row;
    const columns = columnsOf(cells);
    if (columns) {
      headings = { columns, cells };
      return [];
    }
    // Text has its columns apart by blanks; what stands under them is read as words.
    if (!row.cells && columnsOf(source.split(/\s{2,}/))) return [];
    const written = cells.filter((cell) => cell !== '');
    const first = written[0] ?? '';
    if (headings && row.cells && (written.length > 1 || headings.columns.quantity !== undefined)) {
      return [{ source, reading: readUnder(headings, cells, skuOf) }];
    }
    if (written.length <= 1) return [{ source, reading: readWords(first, skuOf) }];
    const lines = readRow(written, skuOf);
    const isKnown = lines.some(({ text }) => skuOf(text) !== undefined);
    const isWanted = lines.length > 0 && (isKnown || !isNoItem(first));
    return [{ source, reading: isWanted ? { kind: 'items', lines } : undefined }];
  });
  return collect(list);
}

/** What is beyond the bound, one for each text, so that it can be shown as left out. */
const restsOf = (texts: readonly string[]) =>
  texts
    .map((text) => text.slice(maxSourceCharacters).trim().slice(0, maxLineCharacters))
    .filter((rest) => /[\p{L}\d]/u.test(rest));

const bounded = (text: string) => text.slice(0, maxSourceCharacters);

/**
 * Reads a list that somebody pastes: of a spreadsheet, a mail, a CSV file, an order of this shop. A line
 * may also be words, such as `3 x I4510` or `healing cap 4.8 x 4, 2 pcs`.
 */
export function parseList(text: string, skuOf: SkuOf): ReadList {
  const whole = splitLines(text.replace(/^\uFEFF/, '').replace(/[\u00A0\u2007\u202F]/g, ' '));
  const lines = whole.map(bounded);
  const usual = usualSeparator(
    lines.filter((line) => line.trim() !== ''),
    skuOf,
  );
  const rows = lines.map((source): Row => {
    const separator = separatorOf(source, skuOf) ?? (usual && source.includes(usual) && usual);
    return separator ? { source, cells: splitCells(source, separator) } : { source };
  });
  const read = readRows(rows, skuOf);
  return { ...read, leftOut: [...read.leftOut, ...restsOf(whole)] };
}

/** Reads the rows of a spreadsheet file. */
export function parseTable(rows: readonly (readonly string[])[], skuOf: SkuOf): ReadList {
  const read = readRows(
    rows.map((row) => {
      const cells = row.map(bounded);
      return {
        source: cells.filter((cell) => cell !== '').join('  '),
        cells: cells.map((cell) => cell.trim()),
      };
    }),
    skuOf,
  );
  return { ...read, leftOut: [...read.leftOut, ...restsOf(rows.flat())] };
}
