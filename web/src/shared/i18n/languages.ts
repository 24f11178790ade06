import type { Language } from '@dental-shop/domain/language/language';

/** Each language is named in itself, so that its readers know it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export const otherLanguage = { en: 'es', es: 'en' } as const satisfies Record<Language, Language>;

/** The part of a code that ISO 3166 leaves to its users, and gives to no country. */
export const nobodysCountry = 'zz';

/**
 * The language that `code` stands for, and English for anything else. Not the domain's schema: with
 * it every public page would load zod.
 */
export function languageOf(code: string | null): Language {
  return code === 'es' ? 'es' : 'en';
}
