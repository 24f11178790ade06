import { type Columns, matchColumns } from './match-column-headings.ts';
import { maxLineCharacters, type PadLine } from './pad-lines.ts';
import type { PartFinder } from './product-lookup.ts';
import { ambiguousQuantity, parseQuantityText } from './quantity-text.ts';
import { findPart, isProse, readLine, skuLabel } from './read-line.ts';

export type QuantityColumn = number | 'none';

export interface ColumnQuestion {
  candidates: readonly { column: number; heading: string }[];
  preview: readonly (readonly string[])[];
}

export interface ParsedList {
  lines: readonly PadLine[];
  skipped: readonly string[];
  question?: ColumnQuestion;
}

export interface Row {
  source: string;
  cells: readonly string[];
}

interface Section {
  headings?: { columns: Columns; cells: readonly string[] };
  rows: Row[];
}

const filled = (cells: readonly string[]) =>
  cells.flatMap((cell, index) => (cell === '' ? [] : [index]));

function partIn(cells: readonly string[], finder: PartFinder) {
  const skus = cells.map((cell) => (cell === '' ? undefined : findPart(cell, finder)));
  const [sku, ...others] = new Set(skus.filter((each) => each !== undefined));
  if (sku === undefined || others.length > 0) return undefined;
  return { sku, others: filled(cells).filter((index) => skus[index] === undefined) };
}

const isNumeric = (cell = '') => /\p{N}/u.test(cell) && !/[$€£]|\b(?:USD|EUR)\b/.test(cell);

function quantityColumns({ headings, rows }: Section, finder: PartFinder) {
  if (headings && headings.cells.length > 1) {
    const { quantities, unknown } = headings.columns;
    if (quantities.length > 0) return { columns: quantities, isOpen: quantities.length > 1 };
    const used = new Set(rows.flatMap(({ cells }) => filled(cells)));
    const unnamed = [...used].filter((index) => !headings.cells[index]);
    const columns = [...unknown.filter((index) => used.has(index)), ...unnamed];
    // If the heading is unknown, even a single column is ambiguous.
    return { columns, isOpen: columns.length > unnamed.length || columns.length > 1 };
  }
  const columns = rows.flatMap(({ cells }) => {
    const { others = [] } = partIn(cells, finder) ?? {};
    return others.length < 2 ? [] : others.filter((index) => isNumeric(cells[index]));
  });
  const different = [...new Set(columns)].sort((a, b) => a - b);
  return { columns: different, isOpen: different.length > 1 };
}

/** A price of $139.00 must not be read as 139 pieces. */
function isPriceOf(sku: string, cell: string, { productOf }: PartFinder): boolean {
  return /[.,]\d/.test(cell) && productOf(sku)?.price === Number(parseQuantityText(cell)) * 100;
}

const quantityIn = (cell = '') => parseQuantityText(cell) ?? (cell || ambiguousQuantity);

/**
 * Undefined if the row has no part, or if its quantity is empty, which is common in order forms.
 */
function readRow(
  { cells, source }: Row,
  { headings }: Section,
  column: QuantityColumn | undefined,
  finder: PartFinder,
): PadLine | undefined {
  const cell = column === undefined || column === 'none' ? '' : (cells[column] ?? '');
  if (headings && typeof column === 'number' && cell === '') return undefined;
  const part = partIn(cells, finder);
  if (!part) {
    const { code = -1, name = -1 } = headings?.columns ?? {};
    const [first = '', second = '', ...more] = cells.filter((each) => each !== '');
    const isPair = column === undefined && more.length === 0 && /\p{L}/u.test(first);
    const text = cells[code] || cells[name] || (isPair ? first : source.trim());
    if (isProse(text)) return undefined;
    return { text, quantity: column === 'none' ? '' : quantityIn(isPair ? second : cell) };
  }
  const { sku: text, others } = part;
  const [only = '', ...more] = others.map((index) => cells[index]);
  if (column === 'none' || (headings && column === undefined) || others.length === 0) {
    return { text, quantity: '' };
  }
  const stated = headings || more.length > 0 || (column ?? others[0]) !== others[0] ? cell : only;
  return { text, quantity: isPriceOf(text, stated, finder) ? stated : quantityIn(stated) };
}

export function readTable(
  rows: readonly Row[],
  finder: PartFinder,
  chosen?: QuantityColumn,
): ParsedList {
  const lines: PadLine[] = [];
  const skipped: string[] = [];
  // Printed lists repeat their headings on each page.
  const sections: Section[] = [{ rows: [] }];
  for (const row of rows) {
    const columns = partIn(row.cells, finder) ? undefined : matchColumns(row.cells);
    if (columns) skipped.push(row.source);
    if (columns) sections.push({ headings: { columns, cells: row.cells }, rows: [] });
    else sections.at(-1)?.rows.push(row);
  }
  for (const section of sections) {
    const { columns, isOpen } = quantityColumns(section, finder);
    if (isOpen && chosen === undefined) {
      const heading = (column: number) => section.headings?.cells[column] ?? '';
      const candidates = columns.map((column) => ({ column, heading: heading(column) }));
      const preview = section.rows.slice(0, 4).map(({ cells }) => cells);
      return { lines: [], skipped: [], question: { candidates, preview } };
    }
    const column = isOpen ? chosen : columns[0];
    for (const row of section.rows) {
      const above = lines.at(-1);
      const [first = 0, ...more] = filled(row.cells);
      if (more.length > 0 || (section.headings && column !== undefined && row.cells.length > 1)) {
        const line = readRow(row, section, column, finder);
        if (line) lines.push(line);
        else skipped.push(row.source);
        continue;
      }
      const text = row.cells[first] ?? '';
      const reading = readLine(text, finder);
      if (reading.kind === 'quantity' && above?.quantity === '') {
        lines[lines.length - 1] = { ...above, quantity: reading.quantity };
      } else if (reading.kind === 'quantity') lines.push({ text, quantity: ambiguousQuantity });
      else if (reading.kind === 'skipped') skipped.push(row.source);
      // Some order pages list a part, its quantity, and its SKU on separate lines.
      else if (skuLabel.test(text) && reading.line.text === above?.text) skipped.push(row.source);
      else lines.push(reading.line);
    }
  }
  const bounded = (text: string) => text.trim().slice(0, maxLineCharacters);
  return {
    lines: lines.map((line) => ({ text: bounded(line.text), quantity: bounded(line.quantity) })),
    skipped: skipped.map(bounded),
  };
}
