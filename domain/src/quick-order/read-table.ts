import { type Columns, columnsOf } from './headings.ts';
import type { ColumnQuestion, PartFinder, QuantityColumn, ReadList } from './list-reading.ts';
import { maxLineCharacters, type PadLine } from './pad-line.ts';
import { isUnit, unclearQuantity, understoodQuantity } from './quantity-text.ts';
import {
  isProse,
  type LineReading,
  partOf,
  readLine,
  skuLabel,
  withoutAmounts,
} from './read-line.ts';

/** One line of a list, or one row of a sheet. A line that isn't divided has a single cell. */
export interface Row {
  source: string;
  cells: readonly string[];
}

/** A part that cells name, and its quantity if a cell states both: `I4510 x 3`. */
interface NamedPart {
  sku: string;
  columns: readonly number[];
  own?: string;
}

function partInCell(cell: string, finder: PartFinder): Pick<NamedPart, 'sku' | 'own'> | undefined {
  if (cell === '') return undefined;
  const sku = partOf(cell, finder);
  if (sku !== undefined) return { sku };
  const reading = readLine(cell, finder);
  const [line, ...others] = reading.kind === 'parts' ? reading.lines : [];
  if (!line || others.length > 0) return undefined;
  const named = partOf(line.text, finder);
  if (named === undefined || line.quantity === '')
    return named === undefined ? undefined : { sku: named };
  return understoodQuantity(line.quantity) === undefined
    ? undefined
    : { sku: named, own: line.quantity };
}

/** The part that a row names; `several` if its cells name different ones. */
function partInRow(
  cells: readonly string[],
  finder: PartFinder,
): NamedPart | 'several' | undefined {
  const found = cells.map((cell) => partInCell(cell, finder));
  const [first, ...others] = found.filter((part) => part !== undefined);
  if (!first) return undefined;
  if (others.some(({ sku }) => sku !== first.sku)) return 'several';
  const columns = found.flatMap((part, index) => (part ? [index] : []));
  const own = [first, ...others].find((part) => part.own !== undefined)?.own;
  return own === undefined ? { sku: first.sku, columns } : { sku: first.sku, columns, own };
}

/** The columns of a row that may hold its quantity. */
function candidatesIn(cells: readonly string[], partColumns: readonly number[]): number[] {
  return cells.flatMap((cell, index) => {
    const isOther =
      partColumns.includes(index) || isUnit(cell) || withoutAmounts(cell).trim() === '';
    return cell === '' || isOther ? [] : [index];
  });
}

const quantityIn = (cell: string) => understoodQuantity(cell) ?? cell;

/** Whether a cell is what one piece costs: a price list without headings isn't an order for 139 pieces. */
function isPriceOf(sku: string, cell: string, { productOf }: PartFinder): boolean {
  const price = productOf(sku)?.priceText.replace(/[^\d.]/g, '');
  return (
    price !== undefined && /[.,]\d/.test(cell) && Number(price) === Number(understoodQuantity(cell))
  );
}

interface Section {
  headings?: { columns: Columns; cells: readonly string[] };
  rows: Row[];
}

/** A list may repeat its headings, as printed pages do. */
function sectionsOf(
  rows: readonly Row[],
  finder: PartFinder,
): { sections: Section[]; headings: string[] } {
  const sections: Section[] = [{ rows: [] }];
  const headings: string[] = [];
  for (const row of rows) {
    const columns = columnsOf(row.cells);
    if (columns && !row.cells.some((cell) => partInCell(cell, finder))) {
      sections.push({ headings: { columns, cells: row.cells }, rows: [] });
      headings.push(row.source);
    } else sections.at(-1)?.rows.push(row);
  }
  return { sections, headings };
}

/** The columns among which a section's quantity has to be looked for. */
function quantityColumnsOf({ headings, rows }: Section, finder: PartFinder): number[] {
  const isFilled = (column: number) =>
    rows.some(({ cells }) => candidatesIn(cells, []).includes(column));
  if (headings && headings.cells.length > 1) {
    const { quantities, unknown } = headings.columns;
    if (quantities.length > 0) return [...quantities];
    const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
    const unnamed = Array.from({ length: width }, (_, index) => index).filter(
      (index) => (headings.cells[index] ?? '') === '',
    );
    return [...unknown, ...unnamed].filter(isFilled);
  }
  const columns = rows.flatMap(({ cells }) => {
    const part = partInRow(cells, finder);
    if (!part || part === 'several') return [];
    const candidates = candidatesIn(cells, part.columns);
    return candidates.length < 2
      ? []
      : candidates.filter((index) => /\p{N}/u.test(cells[index] ?? ''));
  });
  return [...new Set(columns)].sort((a, b) => a - b);
}

/** Headings that we don't know leave even a single column open. */
function isCertain({ headings }: Section, columns: readonly number[]): boolean {
  const [column] = columns;
  if (column === undefined || columns.length > 1) return column === undefined;
  return !headings?.columns.unknown.includes(column);
}

const codeLike = /^(?:(?=.*\d)(?=.*[a-z])[\w.-]{3,}|\d{3,})$/i;

/** A row that names no product of ours; its quantity is certain only in a known column. */
function readUnknownRow(
  cells: readonly string[],
  section: Section,
  column: QuantityColumn | undefined,
): PadLine | undefined {
  const filled = cells.filter((cell, index) => cell !== '' && index !== column);
  const { code, name } = section.headings?.columns ?? {};
  const text =
    [code, name].map((index) => (index === undefined ? '' : (cells[index] ?? ''))).find(Boolean) ??
    filled.find((cell) => codeLike.test(cell)) ??
    filled.find((cell) => /\p{L}/u.test(cell) && !isUnit(cell));
  const words = filled.find((cell) => /\p{L}/u.test(cell) && withoutAmounts(cell).trim() !== '');
  if (text === undefined || isProse(words ?? text)) return undefined;
  if (column === 'none') return { text, quantity: '' };
  const [other, ...more] = filled.filter((cell) => cell !== text);
  const isPair =
    column === undefined && more.length === 0 && other !== undefined && /\p{L}/u.test(text);
  const quantity = isPair ? other : column === undefined ? '' : (cells[column] ?? '');
  if (quantity === '' && section.headings && column !== undefined) return undefined;
  return { text, quantity: quantity === '' ? unclearQuantity : quantityIn(quantity) };
}

function readRow(
  { cells, source }: Row,
  section: Section,
  column: QuantityColumn | undefined,
  finder: PartFinder,
): LineReading {
  const part = partInRow(cells, finder);
  if (part === 'several') return readLine(source, finder);
  const line = part
    ? { text: part.sku, quantity: quantityInRow(cells, part, section, column, finder) }
    : readUnknownRow(cells, section, column);
  return line?.quantity === undefined
    ? { kind: 'skipped' }
    : { kind: 'parts', lines: [{ text: line.text, quantity: line.quantity }] };
}

/** Undefined in a row that leaves its quantity empty: order forms list what nobody wants, too. */
function quantityInRow(
  cells: readonly string[],
  { sku, columns, own }: NamedPart,
  { headings }: Section,
  column: QuantityColumn | undefined,
  finder: PartFinder,
): string | undefined {
  if (column === 'none') return own ?? '';
  const [only, ...more] = candidatesIn(cells, columns);
  if (!headings && only === undefined) {
    const isAlone = columns.length === cells.filter((cell) => cell !== '').length;
    return own ?? (isAlone ? '' : unclearQuantity);
  }
  const isFree = !headings && more.length === 0 && (column === undefined || column === only);
  const used = isFree ? only : column;
  const cell = used === undefined ? '' : (cells[used] ?? '');
  if (headings && cell === '') return own ?? (used === undefined ? '' : undefined);
  const stated =
    cell === '' || isPriceOf(sku, cell, finder) ? cell || unclearQuantity : quantityIn(cell);
  return own !== undefined && own !== stated ? unclearQuantity : stated;
}

function questionAbout(section: Section, columns: readonly number[]): ColumnQuestion {
  const { headings, rows } = section;
  return {
    candidates: columns.map((column) => ({ column, heading: headings?.cells[column] ?? '' })),
    preview: rows.slice(0, 4).map(({ cells }) => cells),
  };
}

/**
 * Reads the rows of a list. If it can't be told which column holds the quantities, the result is a
 * question; `chosen` is its answer.
 */
export function readTable(
  rows: readonly Row[],
  finder: PartFinder,
  chosen?: QuantityColumn,
): ReadList {
  const { sections, headings } = sectionsOf(rows, finder);
  const lines: PadLine[] = [];
  const skipped = [...headings];
  for (const section of sections) {
    const columns = quantityColumnsOf(section, finder);
    const isOpen = !isCertain(section, columns);
    if (isOpen && chosen === undefined) {
      return { lines: [], skipped: [], question: questionAbout(section, columns) };
    }
    const column = isOpen ? chosen : columns[0];
    for (const row of section.rows) {
      const [first = '', ...more] = row.cells.filter((cell) => cell !== '');
      const isRow =
        more.length > 0 || (row.cells.length > 1 && section.headings && column !== undefined);
      const reading = isRow ? readRow(row, section, column, finder) : readLine(first, finder);
      const above = lines.at(-1);
      const isRepeated = reading.kind === 'parts' && reading.lines[0]?.text === above?.text;
      // An order page names a part, its quantity and then its SKU, each on a line of its own.
      if (isRepeated && skuLabel.test(first)) skipped.push(row.source.trim());
      else if (reading.kind === 'parts') lines.push(...reading.lines);
      else if (reading.kind === 'skipped') skipped.push(row.source.trim());
      else if (above?.quantity === '')
        lines[lines.length - 1] = { ...above, quantity: reading.quantity };
      else lines.push({ text: row.source.trim(), quantity: unclearQuantity });
    }
  }
  const bounded = (text: string) => text.slice(0, maxLineCharacters);
  return {
    lines: lines.map(({ text, quantity }) => ({
      text: bounded(text),
      quantity: bounded(quantity),
    })),
    skipped: skipped.filter((source) => source !== '').map(bounded),
  };
}
