import { parse } from 'csv-parse/browser/esm/sync';
import { groupSeparator } from '../gs1/gs1-code.ts';
import {
  type ParsedList,
  type QuantityColumn,
  type Row,
  readTable,
} from './find-quantity-columns.ts';
import { matchColumns } from './match-column-headings.ts';
import type { PartFinder } from './product-lookup.ts';
import { findPart } from './read-line.ts';

const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

/** NFKC would turn footnote marks into digits: `3²` into 32, `3①` into 31. */
const raisedDigits = /[\u00B2\u00B3\u00B9\u2070-\u209C\u2460-\u24FF]/g;

/** Documents often contain zero-width characters around numbers. */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

function normalizeText(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .replace(raisedDigits, (digit) => `^${digit}`)
    .normalize('NFKC')
    .replace(invisible, (character) => (character === groupSeparator ? character : ''))
    .replace(/\p{Zs}/gu, ' ');
}

const delimiters = ['\t', ';', ',', '|'];

/** Excel exports text that looks like a number as `="3"`. */
const cellText = (cell: string) =>
  cell
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();

function splitRows(text: string, delimiter: string): Row[] {
  const options = {
    delimiter,
    bom: true,
    raw: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  } as const;
  const rowsOf = (quote: '"' | false): Row[] => {
    // The package's types don't cover `raw`, which adds the source to each record.
    const records: unknown = parse(text, { ...options, quote });
    return (records as { raw: string; record: string[] }[]).map(({ raw, record }) => ({
      source: raw.trim(),
      cells: record.map(cellText),
    }));
  };
  try {
    return rowsOf('"');
  } catch {
    // The text contains an unclosed quote, such as an inch sign.
    return rowsOf(false);
  }
}

/** Picks the delimiter that gives the most rows with a part or heading in its own cell. */
function detectRows(text: string, finder: PartFinder): Row[] {
  let best: Row[] = text.includes('\t')
    ? splitRows(text, '\t')
    : text.split('\n').map((source) => ({ source, cells: [source.trim()] }));
  let mostFound = 0;
  for (const delimiter of delimiters.filter((each) => text.includes(each))) {
    const rows = splitRows(text, delimiter);
    const found = rows.filter(
      ({ cells }) =>
        cells.length > 1 &&
        (matchColumns(cells) !== undefined ||
          cells.some((cell) => findPart(cell, finder) !== undefined)),
    ).length;
    if (found > mostFound) [best, mostFound] = [rows, found];
  }
  return best;
}

/** A first line such as `sep=;` sets the delimiter in Excel. */
export function parseList(text: string, finder: PartFinder, chosen?: QuantityColumn): ParsedList {
  const normalized = normalizeText(text).replace(/^\uFEFF/, '');
  const named = /^\s*"?sep=(.)"?[ ]*\n/i.exec(normalized);
  const rows = named?.[1]
    ? splitRows(normalized.slice(named[0].length), named[1])
    : detectRows(normalized, finder);
  return readTable(
    rows.filter(({ cells }) => cells.some((cell) => cell !== '')),
    finder,
    chosen,
  );
}

export function parseTable(
  rows: readonly (readonly string[])[],
  finder: PartFinder,
  chosen?: QuantityColumn,
): ParsedList {
  const normalized = rows.map((cells) => cells.map((cell) => cellText(normalizeText(cell))));
  return readTable(
    normalized
      .filter((cells) => cells.some((cell) => cell !== ''))
      .map((cells) => ({ cells, source: cells.filter(Boolean).join('  ') })),
    finder,
    chosen,
  );
}
