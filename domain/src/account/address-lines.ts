import type { Language } from '../language/language.ts';
import type { Address } from './address.ts';
import { countryName } from './country.ts';

/**
 * An address as it is written on a parcel, in screens, mails and PDFs, with the country in the reader's
 * language. A part that was not asked for leaves no gap; there are no lines without a street to send
 * anything to.
 */
export function addressLines(
  { street, city, state, zipCode, country }: Address,
  language: Language,
): string[] {
  if (street.trim() === '') return [];
  const region = [state, zipCode].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  return [street, place, countryName(country, language)].filter((line) => line.trim() !== '');
}
