import type { Language } from '@dental-shop/domain/account/language';

export const locales = { en: 'en-US', es: 'es-US' } as const;

/** Of the office, whose hours are given in PST: the day of a document is the day there. */
const timeZone = 'America/Los_Angeles';

/** A day in full, as `November 20, 2026`. */
export function officeDate(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(date);
}
