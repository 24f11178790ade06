/** A cell in quotes, in which a quote is doubled; or one without; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^"\r\n,;]*))(\r\n|\r|\n|[,;]|$)/y;

/**
 * Reads CSV (RFC 4180) as rows of cells. Spreadsheets separate by semicolons where the comma is the
 * decimal sign, so `separator` is whichever of the two comes first outside quotes in the header.
 * Throws an Error that names the line where a quote is out of place.
 */
export function parseCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(content);
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  let cell = '';
  while (position < content.length || row.length > 0 || cell !== '') {
    cellPattern.lastIndex = position;
    const match = cellPattern.exec(content);
    if (!match) {
      const line = content.slice(0, position).split(/\r\n|\r|\n/).length;
      throw new Error(`Line ${line}: a quotation mark is out of place.`);
    }
    const [whole, quoted, plain = '', end = ''] = match;
    cell += quoted === undefined ? plain : quoted.replaceAll('""', '"');
    position += whole.length;
    if (end === ',' || end === ';') {
      if (end === separator) {
        row.push(cell);
        cell = '';
      } else cell += end;
      continue;
    }
    rows.push([...row, cell]);
    row = [];
    cell = '';
  }
  return rows;
}

function separatorOf(content: string): string {
  const header = content.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/)[0] ?? '';
  return /[,;]/.exec(header)?.[0] ?? ',';
}
