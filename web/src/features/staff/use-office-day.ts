import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { useEffect, useState } from 'react';
import { useOfficeTimeZone } from './office-time-zone.ts';

const refreshMs = 60_000;

/** Today's date in the office, such as `2026-11-27`. Staff may leave a page open overnight. */
export function useOfficeDay(): string {
  const timeZone = useOfficeTimeZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return calendarDay(now, timeZone);
}
