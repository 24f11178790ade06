import type { Language } from './language.ts';

/** The shop sells only in the United States. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const localesByLanguage: Readonly<Partial<Record<string, string>>> = locales;

export function localeOf(language: string): string {
  return localesByLanguage[language] ?? locales.en;
}

const dateFormats = {
  /** `March 5, 2026` */
  day: { dateStyle: 'long' },
  /** `Mar 5`, under a chart. */
  shortDay: { month: 'short', day: 'numeric' },
  /** `March 5, 2026 at 8:04 PM` */
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
  /** `8:04:31 PM` */
  time: { timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** In the reader's own time zone by default. */
export function formatDate(
  date: Date,
  format: keyof typeof dateFormats,
  language: string,
  timeZone?: string,
): string {
  const options =
    timeZone === undefined ? dateFormats[format] : { ...dateFormats[format], timeZone };
  return new Intl.DateTimeFormat(localeOf(language), options).format(date);
}
