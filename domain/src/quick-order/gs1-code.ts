import { parseBarcode } from 'gs1-barcode-parser-mod';
import { normalizeGtin } from '../catalogue/gtin.ts';

/** GS1's FNC1, which ends a variable-length element; some scanners type it as `^]`. */
export const groupSeparator = '\u001D';

const leadingSeparators = new RegExp(`^${groupSeparator}+`);

/** Scanners prepend the barcode type, such as `]d2` for a GS1 DataMatrix. */
const symbologyIdentifier = /^\][A-Za-z]\d/;

const digitalLink = /^https?:\/\/[^\s?#]+?((?:\/\d{2,4}\/[^/\s?#]+)+)\/?(?:[?#]\S*)?$/i;

/** The format printed below barcodes: `(01)09520000000011(10)LOT42A`. */
function elementString(path: string): string | undefined {
  try {
    return path.replace(
      /\/(\d{2,4})\/([^/]+)/g,
      (_, identifier: string, value: string) => `(${identifier})${decodeURIComponent(value)}`,
    );
  } catch {
    return undefined;
  }
}

/**
 * Accepts an element string with parentheses or FNC1, a GS1 Digital Link, or a bare GTIN. Undefined
 * if the text contains anything else.
 */
export function extractGtin(text: string): string | undefined {
  const code = text.trim().replaceAll('^]', groupSeparator).replace(symbologyIdentifier, '');
  const bare = normalizeGtin(code);
  if (bare !== undefined) return bare;
  const path = digitalLink.exec(code)?.[1];
  const elements =
    path === undefined ? code.replace(/([()])\s+|\s+(?=\()/g, '$1') : elementString(path);
  if (elements === undefined) return undefined;
  // Otherwise, a line such as `10 I4510` would be parsed as a batch number.
  if (!/^(?:\(|\d{16})/.test(elements) && !elements.includes(groupSeparator)) return undefined;
  try {
    const { parsedCodeItems } = parseBarcode(elements.replace(leadingSeparators, ''));
    const gtin = parsedCodeItems.find(({ ai }) => ai === '01' || ai === '02')?.data;
    return typeof gtin === 'string' ? normalizeGtin(gtin) : undefined;
  } catch {
    return undefined;
  }
}
