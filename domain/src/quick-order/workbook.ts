import { maxPadLines } from './pad-line.ts';

/** A workbook's files by their names in its archive. */
export type WorkbookFiles = Readonly<Record<string, string>>;

/** Beyond these a sheet has nothing that a pad could take; cells far out would fill the memory with gaps. */
const maxRows = 4 * maxPadLines;
const maxColumns = 50;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text of XML. Entities that a document defines itself are not looked at, and stay as they are. */
function decoded(text: string): string {
  return text.replace(
    /&(#x?)?([0-9a-z]{1,8});/gi,
    (whole, number: string | undefined, name: string) => {
      if (!number) return entities[name] ?? whole;
      const code = Number.parseInt(name, number === '#' ? 10 : 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

const attribute = (tag: string, name: string) =>
  new RegExp(String.raw`\s${name}\s*=\s*["']([^"'<]*)["']`).exec(tag)?.[1];

/** The contents of all elements of a name, which has no prefix or that of the spreadsheet's namespace. */
function* elements(xml: string, name: string): Generator<{ tag: string; content: string }> {
  const start = new RegExp(String.raw`<(\w+:)?${name}(?=[\s/>])[^<>]*>`, 'g');
  for (let match = start.exec(xml); match; match = start.exec(xml)) {
    const [tag, prefix = ''] = match;
    const end = tag.endsWith('/>')
      ? start.lastIndex
      : xml.indexOf(`</${prefix}${name}>`, start.lastIndex);
    if (end < 0) return;
    yield { tag, content: tag.endsWith('/>') ? '' : xml.slice(start.lastIndex, end) };
    start.lastIndex = end;
  }
}

/** All text of a cell or a shared string, but for how it is read, which stands above it and comes last. */
function textOf(xml: string): string {
  const reading = xml.search(/<(\w+:)?rPh\b/);
  const spoken = reading < 0 ? xml : xml.slice(0, reading);
  return [...elements(spoken, 't')].map(({ content }) => decoded(content)).join('');
}

/** `C` of `C7` is the third column. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(tag: string, content: string, shared: readonly string[]): string {
  const kind = attribute(tag, 't');
  if (kind === 'inlineStr') return textOf(content);
  const value = [...elements(content, 'v')][0]?.content ?? '';
  if (kind === 's') return shared[Number(value)] ?? '';
  return decoded(value);
}

function rowCells(xml: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const { tag, content } of elements(xml, 'c')) {
    const reference = attribute(tag, 'r');
    const column = reference === undefined ? cells.length : columnOf(reference);
    if (column < cells.length || column >= maxColumns) continue;
    while (cells.length < column) cells.push('');
    cells.push(cellText(tag, content, shared).trim());
  }
  return cells;
}

/** The name of the file with the workbook's first sheet. */
function firstSheet(files: WorkbookFiles): string | undefined {
  const [sheet] = elements(files['xl/workbook.xml'] ?? '', 'sheet');
  const id = sheet && (attribute(sheet.tag, 'r:id') ?? attribute(sheet.tag, String.raw`\w+:id`));
  const relations = [...elements(files['xl/_rels/workbook.xml.rels'] ?? '', 'Relationship')];
  const relation = relations.find(({ tag }) => id !== undefined && attribute(tag, 'Id') === id);
  const target = relation && attribute(relation.tag, 'Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

/**
 * The cells of a workbook's first sheet as text, without empty rows and formats: a list of parts has none
 * that matter. Undefined where these are not the files of a workbook.
 */
export function rowsOfWorkbook(files: WorkbookFiles): string[][] | undefined {
  const sheet = files[firstSheet(files) ?? 'xl/worksheets/sheet1.xml'];
  if (sheet === undefined) return undefined;
  const shared = [...elements(files['xl/sharedStrings.xml'] ?? '', 'si')].map(({ content }) =>
    textOf(content),
  );
  const rows: string[][] = [];
  for (const { content } of elements(sheet, 'row')) {
    const cells = rowCells(content, shared);
    if (cells.some((cell) => cell !== '')) rows.push(cells);
    if (rows.length === maxRows) break;
  }
  return rows;
}
