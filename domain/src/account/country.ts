import type { Language } from '../language/language.ts';

/** The only country the shop ships to, as addresses are stored. */
export const shippingCountry = 'United States';

const names: Readonly<Record<Language, string>> = { en: shippingCountry, es: 'Estados Unidos' };

/** What readers call a country; one that was stored otherwise stays as it is. */
export function countryName(country: string, language: Language): string {
  return country === shippingCountry ? names[language] : country;
}
