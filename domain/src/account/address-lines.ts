import type { Address } from './address.ts';

/**
 * An address as it is written on a parcel, in screens, mails and PDFs. A part that was not asked for
 * leaves no gap; there are no lines without a street to send anything to.
 */
export function addressLines({ street, city, state, zipCode, country }: Address): string[] {
  if (street.trim() === '') return [];
  const region = [state, zipCode].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  return [street, place, country].filter((line) => line.trim() !== '');
}
