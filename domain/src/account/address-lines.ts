import type { Language } from '../language/language.ts';
import type { Address } from './address.ts';
import { countryName } from './country.ts';

export function addressLines(
  { street, city, state, zipCode, country }: Address,
  language: Language,
): string[] {
  if (street.trim() === '') return [];
  const region = [state, zipCode].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  return [street, place, countryName(country, language)].filter((line) => line.trim() !== '');
}
