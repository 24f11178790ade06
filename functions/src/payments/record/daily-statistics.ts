import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import { FieldValue, type PartialWithFieldValue } from 'firebase-admin/firestore';
import type { TransactionChange } from './merge-transactions.ts';

/** `at` is in ms since 1970. The batch counts it on the office's day. */
export interface DatedCounts {
  at: number;
  counts: DailyStatistics;
}

interface Events {
  changes: readonly TransactionChange[];
  items: readonly OrderItem[];
}

function revenueByCategory(items: readonly OrderItem[]): Record<string, number> {
  const cents: Record<string, number> = {};
  for (const { sku, unitPrice, quantity } of items) {
    const category = findProduct(catalogue, sku)?.category;
    if (category !== undefined) cents[category] = (cents[category] ?? 0) + unitPrice * quantity;
  }
  return cents;
}

function countsOf(
  { from, transaction }: TransactionChange,
  items: readonly OrderItem[],
): DailyStatistics | undefined {
  const { type, status, amount } = transaction;
  if (type === 'payment') {
    if (status !== 'completed') return undefined;
    const byCategory = revenueByCategory(items);
    return { orders: 1, revenue: amount, ...(items.length > 0 ? { byCategory } : {}) };
  }
  const opened: DailyStatistics = type === 'dispute' && from === undefined ? { disputes: 1 } : {};
  if (status === 'completed') return { ...opened, refunded: amount };
  // The bank returned a refund, or the shop won a dispute that it had previously lost.
  if (from === 'completed') return { refunded: -amount };
  return opened;
}

/** Counts the transaction on the day it happened, not on the day its event arrived. */
export function datedCounts({ changes, items }: Events): DatedCounts[] {
  return changes.flatMap((change) => {
    const counts = countsOf(change, items);
    return counts && Object.keys(counts).length > 0
      ? [{ at: change.transaction.createdAt, counts }]
      : [];
  });
}

/** `declinedAt` is in ms since 1970. */
export function countsOfDecline(declinedAt: number | undefined): DatedCounts[] {
  return declinedAt === undefined ? [] : [{ at: declinedAt, counts: { failedPayments: 1 } }];
}

const incremented = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, FieldValue.increment(count)]),
  );

/** Increments don't read the document, so payments don't wait for each other. */
export function increments({
  byCategory = {},
  ...counts
}: DailyStatistics): PartialWithFieldValue<DailyStatistics> {
  // An empty map would replace the existing one.
  const hasCategories = Object.keys(byCategory).length > 0;
  return {
    ...incremented(counts),
    ...(hasCategories ? { byCategory: incremented(byCategory) } : {}),
  };
}
