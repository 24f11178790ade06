import type { Language } from './language.ts';

/** The shop sells in the United States alone, so its Spanish is that of the United States. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const localesByLanguage: Readonly<Partial<Record<string, string>>> = locales;

/** What `Intl` takes for the interface's language, which falls back to English. */
export function localeOf(language: string): string {
  return localesByLanguage[language] ?? locales.en;
}

/** The ways in which the shop writes dates and times. */
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

/**
 * A date as readers of that language in the United States write it, in the reader's own time zone
 * where none is given.
 */
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
