import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/**
 * Parses CSV (RFC 4180). Detects the separator from the header, because spreadsheets use semicolons
 * in locales with a decimal comma.
 */
export function parseCsv(text: string): string[][] {
  // If a quote isn't closed, the parser reports the last line of the file.
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
    throw new Error(`Line ${linesRead + 1}: misplaced quotation mark.`, { cause });
  }
}

function separatorOf(text: string): string {
  // A doubled quote ends one quoted part and starts the next.
  return /^(?:"[^"]*"|[^",;\r\n])*([,;])/.exec(text)?.[1] ?? ',';
}
