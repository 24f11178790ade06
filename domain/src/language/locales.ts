import type { Language } from './language.ts';

export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const localesByLanguage: Readonly<Partial<Record<string, string>>> = locales;

export function toLocale(language: string): string {
  return localesByLanguage[language] ?? locales.en;
}

const dateFormats = {
  day: { dateStyle: 'long' },
  mediumDay: { dateStyle: 'medium' },
  shortDay: { month: 'short', day: 'numeric' },
  monthAndDay: { month: 'long', day: 'numeric' },
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
  shortDayAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function formatDate(
  date: Date,
  format: keyof typeof dateFormats,
  language: string,
  timeZone?: string,
): string {
  const options =
    timeZone === undefined ? dateFormats[format] : { ...dateFormats[format], timeZone };
  return new Intl.DateTimeFormat(toLocale(language), options).format(date);
}

/** For calendar dates such as `2029-05-31`, which are the same everywhere. */
export function formatCalendarDate(
  date: string,
  language: string,
  format: 'day' | 'mediumDay' | 'monthAndDay' = 'day',
): string {
  return formatDate(new Date(date), format, language, 'UTC');
}
