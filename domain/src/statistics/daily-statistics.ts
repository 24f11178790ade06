import * as z from 'zod';
import { addDays, calendarDay } from '../calendar/calendar-day.ts';

/**
 * The document `statistics/{YYYY-MM-DD}`, a day in the time zone that the office had when it was
 * counted. Amounts are in cents; missing fields mean 0.
 */
export interface DailyStatistics {
  orders?: number;
  revenue?: number;
  byCategory?: Record<string, number>;
  /** Includes lost disputes. */
  refunded?: number;
  failedPayments?: number;
  disputes?: number;
}

/** Amounts are in cents. */
export const dayFigures = z.object({
  /** Such as `2026-03-14`. */
  day: z.string(),
  orders: z.int().nonnegative(),
  revenue: z.int(),
  refunded: z.int(),
});
export type DayFigures = z.infer<typeof dayFigures>;

/** `revenue` is in cents. */
export const categoryFigures = z.object({ category: z.string(), revenue: z.int() });

/** Oldest day first, including the day of `now`. */
export function daysUntil(now: Date, count: number, timeZone: string): string[] {
  const today = calendarDay(now, timeZone);
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
}

export function sumStatistics(
  days: readonly string[],
  statistics: ReadonlyMap<string, DailyStatistics>,
) {
  const categories = new Map<string, number>();
  let failedPayments = 0;
  const byDay = days.map((day) => {
    const { orders = 0, revenue = 0, refunded = 0, ...rest } = statistics.get(day) ?? {};
    failedPayments += rest.failedPayments ?? 0;
    for (const [category, cents] of Object.entries(rest.byCategory ?? {})) {
      categories.set(category, (categories.get(category) ?? 0) + cents);
    }
    return { day, orders, revenue, refunded };
  });
  const byCategory = [...categories]
    .map(([category, revenue]) => ({ category, revenue }))
    .sort((one, other) => other.revenue - one.revenue);
  return { byDay, byCategory, failedPayments };
}
