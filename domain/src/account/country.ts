import type { Language } from '../language/language.ts';

export const shippingCountry = 'United States';

const names: Readonly<Record<Language, string>> = { en: shippingCountry, es: 'Estados Unidos' };

export function countryName(country: string, language: Language): string {
  return country === shippingCountry ? names[language] : country;
}
