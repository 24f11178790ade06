import type { Language } from '@dental-shop/domain/language/language';
import { formatDate } from '@dental-shop/domain/language/locales';

/** The office's time zone. */
const timeZone = 'America/Los_Angeles';

/** For example `November 20, 2026`. */
export function officeDate(date: Date, language: Language): string {
  return formatDate(date, 'day', language, timeZone);
}
