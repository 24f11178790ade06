import type { Language } from '@dental-shop/domain/account/language';

const dateFormats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
  es: new Intl.DateTimeFormat('es-ES', { year: 'numeric', month: 'long', day: 'numeric' }),
};

/** A date with its month written out, in the reader's own time zone. */
export function longDate(date: Date, language: string): string {
  return dateFormats[language === 'es' ? 'es' : 'en'].format(date);
}

/** Enough of an id to tell one's own orders apart. */
export function shortId(id: string): string {
  return `${id.slice(0, 8)}...`;
}
