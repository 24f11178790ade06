import type { Language } from '@dental-shop/domain/language/language';

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export const otherLanguage = { en: 'es', es: 'en' } as const satisfies Record<Language, Language>;

/** A user-assigned code in ISO 3166, so no country uses it. */
export const nobodysCountry = 'zz';

/** Falls back to English. Doesn't use the domain's schema, which would load zod on every public page. */
export function languageOf(code: string | null): Language {
  return code === 'es' ? 'es' : 'en';
}
