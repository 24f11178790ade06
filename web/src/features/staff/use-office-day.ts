import { officeDay } from '@dental-shop/domain/calendar/office-day';
import { useEffect, useState } from 'react';

const refreshMs = 60_000;

/** Today's date in the office, such as `2026-11-27`. Staff may leave a page open overnight. */
export function useOfficeDay(): string {
  const [today, setToday] = useState(() => officeDay(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(officeDay(new Date())), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
