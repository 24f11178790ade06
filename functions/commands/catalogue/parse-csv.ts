import { CsvError, parse } from 'csv-parse/sync';

/**
 * Reads CSV (RFC 4180) as rows of cells. Spreadsheets separate by semicolons where the comma is the
 * decimal sign, so the separator is whichever of the two comes first outside quotes in the header.
 * Throws an Error that names the line of the row in which a quotation mark is out of place.
 */
export function parseCsv(text: string): string[][] {
  // For a quote that is never closed, the parser's own line is the end of the file.
  let linesRead = 0;
  try {
    return parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: (row: string[], { lines }) => {
        linesRead = lines;
        return row;
      },
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new Error(`Line ${linesRead + 1}: a quotation mark is out of place.`, { cause });
  }
}

function separatorOf(text: string): string {
  // A doubled quote within quotes reads as the end of one quoted part and the start of another.
  return /^(?:"[^"]*"|[^",;\r\n])*([,;])/.exec(text)?.[1] ?? ',';
}
