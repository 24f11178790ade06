import type { DailyStatistics } from '@dental-shop/domain/order/daily-statistics';
import { FieldValue, type PartialWithFieldValue } from 'firebase-admin/firestore';

const incremented = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, FieldValue.increment(count)]),
  );

/** Counts as Firestore adds them, which needs no read and so makes no payment wait for another. */
export function increments({
  byCategory = {},
  ...counts
}: DailyStatistics): PartialWithFieldValue<DailyStatistics> {
  // An empty map would replace the one that is there.
  const hasCategories = Object.keys(byCategory).length > 0;
  return {
    ...incremented(counts),
    ...(hasCategories ? { byCategory: incremented(byCategory) } : {}),
  };
}
