import { readGs1Code, withoutSymbologyIdentifier } from '../gs1/gs1-code.ts';
import { compactSku } from '../search/match-sku.ts';
import type { Carrier } from './carrier.ts';
import { lotNumber } from './lot.ts';
import { readTrackingNumber } from './tracking-number.ts';

export interface ScannedUnit {
  sku: string;
  lot: string | null;
  expiry: string | null;
  serial: string | null;
}

/** The second barcode on some labels, which has a lot but no item. */
interface ScannedLot {
  lot: string;
  expiry: string | null;
  serial: string | null;
}

export type Scan =
  | ({ kind: 'unit' } & ScannedUnit)
  | ({ kind: 'lot' } & ScannedLot)
  /** The lot may contain other elements. `sku` is null on the second barcode of a label. */
  | { kind: 'unclear-lot'; sku: string | null; expiry: string | null }
  | { kind: 'tracking-number'; trackingNumber: string; carrier: Carrier | undefined }
  | { kind: 'unknown'; text: string };

export interface SkuFinder {
  ofGtin: (gtin: string) => string | undefined;
  ofText: (text: string) => string | undefined;
}

/** `gtins` maps 14-digit GTINs to SKUs. */
export function createSkuFinder(
  gtins: Readonly<Record<string, string>>,
  skus: Iterable<string>,
): SkuFinder {
  const byCode = new Map([...skus].map((sku) => [compactSku(sku), sku]));
  return {
    ofGtin: (gtin) => (Object.hasOwn(gtins, gtin) ? gtins[gtin] : undefined),
    ofText: (text) => (/^[\w.,/ -]{1,40}$/.test(text) ? byCode.get(compactSku(text)) : undefined),
  };
}

function readLabel(text: string, finder: SkuFinder): Scan | undefined {
  const code = readGs1Code(text);
  if (code === undefined) {
    const sku = finder.ofText(withoutSymbologyIdentifier(text));
    return sku === undefined
      ? undefined
      : { kind: 'unit', sku, lot: null, expiry: null, serial: null };
  }
  const { data: lot } = lotNumber.nullable().safeParse(code.lot ?? null);
  const { gtin, isOuterBox, isLotUnclear, expiry = null, serial = null } = code;
  const sku = gtin === undefined ? null : finder.ofGtin(gtin);
  if (sku === undefined || isOuterBox) return undefined;
  // If the code has no item and the lot is too long, it may be a tracking number.
  if (isLotUnclear && (sku !== null || lot)) return { kind: 'unclear-lot', sku, expiry };
  if (lot === undefined) return undefined;
  if (sku !== null) return { kind: 'unit', sku, lot, expiry, serial };
  return lot === null ? undefined : { kind: 'lot', lot, expiry, serial };
}

/** Interprets what was typed or scanned into the item field. */
export function readScan(text: string, finder: SkuFinder): Scan {
  const label = readLabel(text, finder);
  if (label) return label;
  const { trackingNumber, carrier } = readTrackingNumber(text);
  return carrier
    ? { kind: 'tracking-number', trackingNumber, carrier }
    : { kind: 'unknown', text: text.trim() };
}

/** Interprets what was typed or scanned into the tracking number field. */
export function readTrackingScan(text: string, finder: SkuFinder): Scan {
  const label = readLabel(text, finder);
  const isItem = label?.kind === 'unit' || (label?.kind === 'unclear-lot' && label.sku !== null);
  if (isItem) return label;
  return { kind: 'tracking-number', ...readTrackingNumber(text) };
}
