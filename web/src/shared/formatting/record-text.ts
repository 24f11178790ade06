import { formatDate } from '@dental-shop/domain/language/locales';

/** A date with its month written out, in the reader's own time zone. */
export function longDate(date: Date, language: string): string {
  return formatDate(date, 'day', language);
}

/** Enough of an id to tell one's own orders apart. */
export function shortId(id: string): string {
  return `${id.slice(0, 8)}...`;
}
