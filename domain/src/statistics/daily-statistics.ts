import * as z from 'zod';

/** The document `statistics/{YYYY-MM-DD}` (UTC). Amounts are in cents; missing fields mean 0. */
export interface DailyStatistics {
  orders?: number;
  revenue?: number;
  byCategory?: Record<string, number>;
  /** Includes lost disputes. */
  refunded?: number;
  failedPayments?: number;
  disputes?: number;
}

/** `timeMs` is in ms since 1970. */
export function toDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

/** Amounts are in cents. */
export const dayFigures = z.object({
  /** `2026-03-14`, in UTC. */
  day: z.string(),
  orders: z.int().nonnegative(),
  revenue: z.int(),
  refunded: z.int(),
});
export type DayFigures = z.infer<typeof dayFigures>;

/** `revenue` is in cents. */
export const categoryFigures = z.object({ category: z.string(), revenue: z.int() });

const dayMs = 24 * 60 * 60 * 1000;

/** Oldest day first, including today. `nowMs` is in ms since 1970. */
export function daysUntil(nowMs: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => toDay(nowMs - (count - 1 - index) * dayMs));
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
