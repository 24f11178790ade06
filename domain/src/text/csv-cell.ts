import { cleanText } from './clean-text.ts';

/** Text is neutralized; a number and an amount stay what they are, even when negative. */
export type CsvCell = string | number | { readonly cents: number };

/** The text of one cell, unquoted. */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'string') return neutralize(value);
  return typeof value === 'number' ? String(value) : (value.cents / 100).toFixed(2);
}

/** Excel, LibreOffice, and Numbers also accept the full-width and small forms of these. */
const formulaStart = /^[\s"]*(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/**
 * One line in which no piece can become a formula (CSV injection), even when a spreadsheet splits the
 * file at semicolons, tabs, or bars because commas are decimal signs in its locale.
 */
function neutralize(text: string): string {
  const pieces = cleanText(text.replaceAll('\t', '\n')).split(/([\n,;|])/);
  return (
    pieces
      .map((piece) => (piece === '\n' ? ' ' : piece.replace(formulaStart, "$&'")))
      .join('')
      .replaceAll(/ {2,}/g, ' ')
      // A quotation mark right after a separator would start a quoted cell that swallows later rows.
      .replaceAll(/[,;|](?="|$)/g, '$& ')
  );
}
