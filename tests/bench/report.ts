import { isMet, type Mark, type Measured, type Table } from './measured.ts';
import { textTable } from './table.ts';

/** Drops the decimals of large values, because they aren't reproducible. */
const formatValue = (value: string | number): string =>
  typeof value === 'string' ? value : String(Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0)));

const cellsOf = ({ rows }: Table) => rows.map((row) => row.map(formatValue));

const markRow = (mark: Mark): string[] => [
  mark.name,
  formatValue(mark.value),
  `${mark.atLeast ? 'at least' : 'at most'} ${mark.bound}`,
  isMet(mark) ? 'met' : 'not met',
];

const markHead = ['mark', 'measured', 'target', ''];

export function reportText({ tables, marks }: Measured): string {
  const parts = tables.map((table) => `${table.title}\n${textTable(table.head, cellsOf(table))}`);
  if (marks.length > 0) parts.push(textTable(markHead, marks.map(markRow)));
  return parts.join('\n\n');
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => (row[column] ?? '').length)),
  );
  const [first, ...others] = all.map((row) =>
    widths.map((width, at) => (row[at] ?? '').padEnd(width)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [first ?? [], rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function reportMarkdown(heading: string, { tables, marks }: Measured): string {
  const parts = tables.map(
    (table) => `${table.title}:\n\n${markdownTable(table.head, cellsOf(table))}`,
  );
  if (marks.length > 0) parts.push(markdownTable(markHead, marks.map(markRow)));
  return [`### ${heading}`, ...parts].join('\n\n');
}

const begin = '<!-- bench: begin -->';
const end = '<!-- bench: end -->';

export function replaceBetweenMarkers(page: string, text: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no "${begin}" before "${end}".`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}
