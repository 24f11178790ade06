import { parseBarcode } from 'gs1-barcode-parser-mod';
import { normalizeGtin } from '../catalogue/gtin.ts';

/** GS1's FNC1, which ends a variable-length element; some scanners type it as `^]`. */
export const groupSeparator = '\u001D';

/** The elements of a code that a hand scanner types or a camera reads. */
export interface Gs1Code {
  /** Some labels have a second barcode for the lot and expiry, without the GTIN. */
  gtin?: string | undefined;
  /** The code is on an outer box, and the GTIN is that of the units inside. */
  isOuterBox: boolean;
  lot?: string | undefined;
  /** The lot may contain the next element, because the scanner probably drops FNC1. */
  isLotUnclear: boolean;
  /** A date such as `2029-05-31`. Undefined if it's missing or doesn't exist. */
  expiry?: string | undefined;
  serial?: string | undefined;
}

const leadingSeparators = new RegExp(`^${groupSeparator}+`);

/** Scanners prepend the barcode type, such as `]d2` for a GS1 DataMatrix. */
const symbologyIdentifier = /^\][A-Za-z]\d/;

/** Barcode types with GS1 elements. Other barcodes may contain any text. */
const gs1Symbology = /^\](?:C1|d2|e0|J1|Q3)/;

/** Raw element strings start with the GTIN, or with expiry and lot. */
const rawElements = /^(?:\d{16}|17\d{6}10)/;

const digitalLink =
  /^https?:\/\/[^\s?#]+?((?:\/\d{2,4}\/[^/\s?#]+)+)\/?(?:\?([^\s#]*))?(?:#\S*)?$/i;

/** Joins the elements of a Digital Link's path and query with FNC1. */
function elementString(path: string, query: string): string | undefined {
  const inPath = path.matchAll(/\/(\d{2,4})\/([^/]+)/g);
  const inQuery = query.matchAll(/(?<![^&])(\d{2,4})=([^&]+)/g);
  try {
    return [...inPath, ...inQuery]
      .map(([, identifier, value = '']) => `${identifier}${decodeURIComponent(value)}`)
      .join(groupSeparator);
  } catch {
    return undefined;
  }
}

/** Undefined if the month or day doesn't exist. In a code, day 00 is the last day of the month. */
function dateOf({ raw, isoDate }: { raw: string; isoDate: string }): string | undefined {
  const [, month, day] = /^\d\d(\d\d)(\d\d)$/.exec(raw) ?? [];
  const isSame = isoDate.slice(5, 7) === month && (day === '00' || isoDate.slice(8, 10) === day);
  return isSame ? isoDate : undefined;
}

/** GS1's limit. */
const maxLotLength = 20;

/** Without FNC1, a lot also contains what follows it: a serial number, or an expiration date. */
function mayContainElement(lot = '', hasExpiry: boolean): boolean {
  return lot.length > maxLotLength || /^.+21./.test(lot) || (!hasExpiry && /^.+17\d{6}$/.test(lot));
}

export function withoutSymbologyIdentifier(text: string): string {
  return text.trim().replaceAll('^]', groupSeparator).replace(symbologyIdentifier, '');
}

/**
 * Accepts an element string with parentheses or FNC1, a GS1 Digital Link, or a bare GTIN. Undefined
 * if the text contains anything else.
 */
export function readGs1Code(text: string): Gs1Code | undefined {
  const code = withoutSymbologyIdentifier(text);
  const bare = normalizeGtin(code);
  if (bare !== undefined) return { gtin: bare, isOuterBox: false, isLotUnclear: false };
  const [, path, query = ''] = digitalLink.exec(code) ?? [];
  const elements =
    path === undefined ? code.replace(/([()])\s+|\s+(?=\()/g, '$1') : elementString(path, query);
  if (elements === undefined) return undefined;
  // Otherwise, a line such as `10 I4510` would be parsed as a batch number.
  const isGs1 =
    gs1Symbology.test(text.trim()) ||
    elements.startsWith('(') ||
    elements.includes(groupSeparator) ||
    rawElements.test(elements);
  if (!isGs1) return undefined;
  try {
    const { parsedCodeItems } = parseBarcode(elements.replace(leadingSeparators, ''));
    const find = (ai: string) => parsedCodeItems.find((each) => each.ai === ai);
    const item = find('01') ?? find('02');
    const date = find('17');
    const lot = find('10')?.raw || undefined;
    const isDelimited =
      path !== undefined || elements.startsWith('(') || elements.includes(groupSeparator);
    const code = {
      gtin: item && normalizeGtin(item.raw),
      isOuterBox: item?.ai === '02',
      lot,
      isLotUnclear: !isDelimited && mayContainElement(lot, date !== undefined),
      expiry: date && dateOf(date),
      serial: find('21')?.raw,
    };
    const isReadable = item ? code.gtin !== undefined : code.lot !== undefined;
    return isReadable ? code : undefined;
  } catch {
    return undefined;
  }
}

export function extractGtin(text: string): string | undefined {
  return readGs1Code(text)?.gtin;
}
