import { formatDate } from '@dental-shop/domain/language/locales';

/** Day and time of day, in the reader's own time zone. */
export function writeTime(time: Date, language: string): string {
  return formatDate(time, 'dayAndTime', language);
}
