import { groupSeparator, withoutSymbologyIdentifier } from '../gs1/gs1-code.ts';
import type { Carrier } from './carrier.ts';

/** The barcode on USPS labels also contains the recipient's ZIP code. */
const uspsBarcode = /^420(?:\d{5}|\d{9})(9\d{21})$/;

const formats: readonly { carrier: Carrier; format: RegExp }[] = [
  { carrier: 'ups', format: /^1Z[0-9A-Z]{16}$/ },
  { carrier: 'usps', format: /^9[1-5]\d{20}$/ },
];

/** Accepts typed text and what a scanner types. Empty if there is no tracking number. */
export function normalizeTrackingNumber(text: string): string {
  const code = withoutSymbologyIdentifier(text)
    .replaceAll(groupSeparator, '')
    .replaceAll(/\s/g, '')
    .toUpperCase();
  return uspsBarcode.exec(code)?.[1] ?? code;
}

/** Undefined for formats that several carriers use or that could be a GTIN. */
export function carrierOf(trackingNumber: string): Carrier | undefined {
  return formats.find(({ format }) => format.test(trackingNumber))?.carrier;
}
