import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { type DailyStatistics, dayOf } from '@dental-shop/domain/order/daily-statistics';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { TransactionChange } from './merge-transactions.ts';

interface Happened {
  changes: readonly TransactionChange[];
  /** What was bought. */
  items: readonly OrderItem[];
  /** When a card was declined, in ms since 1970; undefined where none was. */
  declinedAt: number | undefined;
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
  { from, entry }: TransactionChange,
  items: readonly OrderItem[],
): DailyStatistics | undefined {
  const { type, status, amount } = entry;
  if (type === 'payment') {
    if (status !== 'completed') return undefined;
    const byCategory = revenueByCategory(items);
    return { orders: 1, revenue: amount, ...(items.length > 0 ? { byCategory } : {}) };
  }
  const opened: DailyStatistics = type === 'dispute' && from === undefined ? { disputes: 1 } : {};
  if (status === 'completed') return { ...opened, refunded: amount };
  // The bank has sent back a refund that was counted when it seemed to arrive.
  if (from === 'completed') return { refunded: -amount };
  return opened;
}

/** What each day's statistics grow by: of the day when it happened, not when the news came. */
export function dailyCounts({ changes, items, declinedAt }: Happened): [string, DailyStatistics][] {
  const counts = changes.flatMap((change): [string, DailyStatistics][] => {
    const count = countsOf(change, items);
    return count && Object.keys(count).length > 0 ? [[dayOf(change.entry.createdAt), count]] : [];
  });
  return declinedAt === undefined
    ? counts
    : [...counts, [dayOf(declinedAt), { failedPayments: 1 }]];
}
