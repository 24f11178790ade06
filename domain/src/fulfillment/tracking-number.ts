import { groupSeparator, withoutSymbologyIdentifier } from '../gs1/gs1-code.ts';
import type { Carrier } from './carrier.ts';

/** The barcode on USPS labels also contains the recipient's ZIP code. */
const uspsBarcode = /^420(?:\d{5}|\d{9})(9\d{21})$/;

/**
 * The barcodes on FedEx Express and Ground labels also contain the service and the destination, and the tracking number
 * is padded with zeros.
 */
const fedexBarcode = /^(?=\d{34}$)(?:10|96)\d{18}0*([1-9]\d*)$/;

const formats: readonly { carrier: Carrier; format: RegExp }[] = [
  { carrier: 'ups', format: /^1Z[0-9A-Z]{16}$/ },
  { carrier: 'usps', format: /^9[1-5]\d{20}$/ },
];

export interface TrackingNumber {
  /** Empty if the text doesn't contain one. */
  trackingNumber: string;
  /** Undefined for formats that several carriers use or that could be a GTIN. */
  carrier: Carrier | undefined;
}

/** Accepts typed and scanned text. */
export function readTrackingNumber(text: string): TrackingNumber {
  const code = withoutSymbologyIdentifier(text)
    .replaceAll(groupSeparator, '')
    .replaceAll(/\s/g, '')
    .toUpperCase();
  const [, fedexNumber] = fedexBarcode.exec(code) ?? [];
  if (fedexNumber !== undefined) return { trackingNumber: fedexNumber, carrier: 'fedex' };
  const trackingNumber = uspsBarcode.exec(code)?.[1] ?? code;
  const carrier = formats.find(({ format }) => format.test(trackingNumber))?.carrier;
  return { trackingNumber, carrier };
}
