import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { useOfficeTimeZone } from './office-time-zone.ts';
import { useNow } from './use-now.ts';

const refreshMs = 60_000;

/** Today's date in the office, such as `2026-11-27`. Staff may leave a page open overnight. */
export function useOfficeDay(): string {
  const timeZone = useOfficeTimeZone();
  return calendarDay(new Date(useNow(refreshMs)), timeZone);
}
