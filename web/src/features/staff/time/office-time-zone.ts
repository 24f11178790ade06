import { defaultTimeZone, timeZoneName } from '@dental-shop/domain/calendar/time-zone';
import { formatDate } from '@dental-shop/domain/language/locales';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** `OfficeClock` provides it. Component tests use the default. */
export const OfficeTimeZoneContext = createContext<string>(defaultTimeZone);

/** Use this instead of the browser's time zone, so that all staff see the same days. */
export function useOfficeTimeZone(): string {
  return use(OfficeTimeZoneContext);
}

/** For example, `Pacific Time`. */
export function useOfficeTimeZoneName(): string {
  const { i18n } = useTranslation();
  return timeZoneName(useOfficeTimeZone(), i18n.language);
}

/** For paper that leaves the office. For example, `November 27, 2026 (Pacific Time)`. */
export function usePrintedDate(): (date: Date) => string {
  const officeDate = useOfficeDate();
  const timeZone = useOfficeTimeZoneName();
  return (date) => `${officeDate(date, 'day')} (${timeZone})`;
}

/** `formatDate` in the office's time zone. */
export function useOfficeDate(): (date: Date, format: Parameters<typeof formatDate>[1]) => string {
  const { i18n } = useTranslation();
  const timeZone = useOfficeTimeZone();
  return (date, format) => formatDate(date, format, i18n.language, timeZone);
}
