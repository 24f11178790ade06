import { readGs1Code, withoutSymbologyIdentifier } from '../gs1/gs1-code.ts';
import { compactSku } from '../search/match-sku.ts';
import type { Carrier } from './carrier.ts';
import { lotNumber } from './lot.ts';
import { carrierOf, normalizeTrackingNumber } from './tracking-number.ts';

export interface ScannedUnit {
  sku: string;
  lot: string | null;
  expiry: string | null;
  serial: string | null;
}

export type Scan =
  | ({ kind: 'unit' } & ScannedUnit)
  | { kind: 'tracking-number'; trackingNumber: string; carrier: Carrier | undefined }
  | { kind: 'unknown'; text: string };

export interface SkuFinder {
  ofGtin: (gtin: string) => string | undefined;
  ofText: (text: string) => string | undefined;
}

/** `gtins` has SKUs by 14-digit GTIN. */
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

function readUnit(text: string, finder: SkuFinder): ScannedUnit | undefined {
  const code = readGs1Code(text);
  if (code === undefined) {
    const sku = finder.ofText(withoutSymbologyIdentifier(text));
    return sku === undefined ? undefined : { sku, lot: null, expiry: null, serial: null };
  }
  const sku = code.isOuterBox ? undefined : finder.ofGtin(code.gtin);
  const lot = lotNumber.nullable().safeParse(code.lot ?? null);
  // A lot is too long if the scanner dropped the FNC1 after it. The rest belongs to other elements.
  if (sku === undefined || !lot.success) return undefined;
  return { sku, lot: lot.data, expiry: code.expiry ?? null, serial: code.serial ?? null };
}

/** What was typed or scanned into the field for items. */
export function readScan(text: string, finder: SkuFinder): Scan {
  const unit = readUnit(text, finder);
  if (unit) return { kind: 'unit', ...unit };
  const trackingNumber = normalizeTrackingNumber(text);
  const carrier = carrierOf(trackingNumber);
  return carrier
    ? { kind: 'tracking-number', trackingNumber, carrier }
    : { kind: 'unknown', text: text.trim() };
}

/** What was typed or scanned into the field for the tracking number. */
export function readTrackingScan(text: string, finder: SkuFinder): Scan {
  const unit = readUnit(text, finder);
  if (unit) return { kind: 'unit', ...unit };
  const trackingNumber = normalizeTrackingNumber(text);
  return { kind: 'tracking-number', trackingNumber, carrier: carrierOf(trackingNumber) };
}
