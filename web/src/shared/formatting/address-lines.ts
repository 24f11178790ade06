import type { Address } from '@dental-shop/domain/account/address';

/** An address as it is written on a parcel; no lines where there is no street to send it to. */
export function addressLines({ street, city, state, zipCode, country }: Address): string[] {
  if (street.trim() === '') return [];
  const region = [state, zipCode].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  return [street, place, country].filter((line) => line.trim() !== '');
}
