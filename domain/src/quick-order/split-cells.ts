export type Separator = '\t' | ';' | ',';

/** A cell in quotes, at the place where the text is read, up to the sign that ends it. */
const quotedCell = /"((?:[^"]|""){0,2000})"[ ]*(?=[\t;,\r\n]|$)/y;

/**
 * The lines of a text, where a line break within a quoted cell is none: spreadsheets write such cells.
 * A quote that is never closed is an inch, or a mistake, and stays as it is.
 */
export function splitLines(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  let isStart = true;
  for (let index = 0; index < text.length; ) {
    const sign = text.charAt(index);
    quotedCell.lastIndex = index;
    const quoted = isStart && sign === '"' ? quotedCell.exec(text)?.[0] : undefined;
    if (quoted !== undefined) {
      line += quoted.replace(/[\r\n]+/g, ' ');
      index += quoted.length;
    } else {
      if (sign === '\n') {
        lines.push(line);
        line = '';
      } else line += sign;
      index += 1;
    }
    isStart = /[\t;,\n]/.test(text.charAt(index - 1));
  }
  return [...lines, line].map((each) => each.replace(/\r$/, ''));
}

/** The cells of one line; a quote within a quoted cell is doubled (RFC 4180). */
export function splitCells(line: string, separator: Separator): string[] {
  const cells: string[] = [];
  let index = 0;
  while (index <= line.length) {
    quotedCell.lastIndex = index;
    const match = quotedCell.exec(line);
    const isWhole = match && [separator, ''].includes(line.charAt(quotedCell.lastIndex));
    if (isWhole) {
      cells.push((match[1] ?? '').replaceAll('""', '"').trim());
      index += match[0].length + 1;
    } else {
      const end = line.indexOf(separator, index);
      cells.push(line.slice(index, end < 0 ? undefined : end).trim());
      index = end < 0 ? line.length + 1 : end + 1;
    }
  }
  return cells;
}
