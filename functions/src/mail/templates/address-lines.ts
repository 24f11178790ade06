import type { Address } from '@dental-shop/domain/account/address';

/** The lines of an envelope; a part that was not asked for leaves no gap. */
export function addressLines({ street, city, state, zipCode, country }: Address): string[] {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [street, [city, region].filter(Boolean).join(', '), country].filter(Boolean);
}
