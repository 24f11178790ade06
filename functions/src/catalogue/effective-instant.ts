import { calendarDay, startOfDay } from '@dental-shop/domain/calendar/calendar-day';
import { Refusal } from '@dental-shop/domain/refusal/refusal';

/** When a change takes effect, in ms since 1970. Null and the office's current day mean now. */
export function effectiveInstant(
  effectiveOn: string | null,
  now: number,
  timeZone: string,
): number {
  const today = calendarDay(new Date(now), timeZone);
  if (effectiveOn === null || effectiveOn === today) return now;
  if (effectiveOn < today) throw new Refusal('invalid-input', { field: 'effectiveOn' });
  return startOfDay(effectiveOn, timeZone).getTime();
}
