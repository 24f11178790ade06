/** Not a zod enum, because the account's first screen doesn't load zod. */
export const carriers = ['ups', 'fedex', 'usps', 'dhl', 'other'] as const;
export type Carrier = (typeof carriers)[number];

export const carrierNames: Record<Exclude<Carrier, 'other'>, string> = {
  ups: 'UPS',
  fedex: 'FedEx',
  usps: 'USPS',
  dhl: 'DHL',
};

const trackingPages: Record<Exclude<Carrier, 'other'>, string> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/us-en/home/tracking/tracking-express.html?tracking-id=',
};

/** Null without a tracking number, and for carriers whose website we don't know. */
export function trackingUrl(carrier: Carrier, trackingNumber: string | null): string | null {
  if (trackingNumber === null || carrier === 'other') return null;
  return trackingPages[carrier] + encodeURIComponent(trackingNumber);
}
