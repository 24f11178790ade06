import { parseBarcode } from 'gs1-barcode-parser-mod';
import { normalizeGtin } from '../catalogue/gtin.ts';

/** GS1's FNC1, which ends an element of variable length; some scanners type it as `^]`. */
const groupSeparator = '\u001D';

const symbologyIdentifier = /^\][A-Za-z]\d/;

/** The path of a GS1 Digital Link: pairs of application identifier and value. */
const digitalLink = /^https?:\/\/[^\s?#]+?((?:\/\d{2,4}\/[^/\s?#]+)+)\/?(?:[?#]\S*)?$/i;

/** The same elements in the form that GS1 prints below a barcode: `(01)09520000000011(10)LOT42A`. */
function elementString(path: string): string | undefined {
  try {
    return path.replace(
      /\/(\d{2,4})\/([^/]+)/g,
      (_, identifier: string, value: string) => `(${identifier})${decodeURIComponent(value)}`,
    );
  } catch {
    // A malformed percent escape.
    return undefined;
  }
}

/**
 * The GTIN of a scanned, pasted or typed UDI, in 14 digits: an element string with parentheses, a raw
 * one with FNC1, a GS1 Digital Link, or a bare GTIN. Undefined if the text as a whole is none of these.
 */
export function gtinOf(text: string): string | undefined {
  const code = text.trim().replaceAll('^]', groupSeparator);
  const bare = normalizeGtin(code.replace(symbologyIdentifier, ''));
  if (bare !== undefined) return bare;
  const path = digitalLink.exec(code)?.[1];
  const elements =
    path === undefined ? code.replace(/([()])\s+|\s+(?=\()/g, '$1') : elementString(path);
  // Without the mark of a symbology or of an element string, `10 I4510` would be a batch number.
  if (
    elements === undefined ||
    !/^(?:\][A-Za-z]\d|\(|\u001D|\d{16,}|\d{2}[^\s]*\u001D)/.test(elements)
  ) {
    return undefined;
  }
  try {
    const { parsedCodeItems } = parseBarcode(elements.replace(/^(\]..)?\u001D+/, '$1'));
    const gtin = parsedCodeItems.find(({ ai }) => ai === '01' || ai === '02')?.data;
    return typeof gtin === 'string' ? normalizeGtin(gtin) : undefined;
  } catch {
    // Not GS1 after all: the parser throws for anything it doesn't know.
    return undefined;
  }
}
