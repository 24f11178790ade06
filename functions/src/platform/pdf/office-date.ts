import type { Language } from '@dental-shop/domain/language/language';
import { formatDate } from '@dental-shop/domain/language/locales';

/** The office's: a document bears the day that it is there. */
const timeZone = 'America/Los_Angeles';

/** A day in full, as `November 20, 2026`. */
export function officeDate(date: Date, language: Language): string {
  return formatDate(date, 'day', language, timeZone);
}
