import { normalizeSku } from '../catalogue/normalize-sku.ts';
import type { OrderItem } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import { recordTime } from './record-time.ts';

/** The newest orders that are looked at for what to buy again. */
export const buyAgainOrders = 100;

/** An item that an account has bought, as its orders tell. */
export interface BoughtBefore {
  sku: string;
  /** As it was called when it was bought last. */
  name: string;
  /** In how many orders. */
  times: number;
  /** Pieces in the last of them. */
  quantity: number;
  /** When that was; null where no order has a date. */
  lastAt: Date | null;
}

type PastOrder = Parameters<typeof recordTime>[0] & {
  status: OrderStatus;
  items: readonly Pick<OrderItem, 'sku' | 'name' | 'quantity'>[];
};

/** Paid and kept: what failed, waits or was given back was not bought. */
const counts: ReadonlySet<OrderStatus> = new Set(['completed', 'disputed']);

/** What was bought most often comes first, and of two that were as often the one bought later. */
export function buyAgain(orders: readonly PastOrder[]): BoughtBefore[] {
  const bought = new Map<string, BoughtBefore>();
  for (const order of orders.filter(({ status }) => counts.has(status))) {
    const lastAt = recordTime(order);
    const items = new Map(order.items.map((item) => [normalizeSku(item.sku), item]));
    for (const [key, { sku, name, quantity }] of items) {
      const before = bought.get(key);
      const isLater = !before || timeOf(lastAt) > timeOf(before.lastAt);
      bought.set(key, {
        ...(isLater ? { sku, name, quantity, lastAt } : before),
        times: (before?.times ?? 0) + 1,
      });
    }
  }
  return [...bought.values()].sort(
    (a, b) =>
      b.times - a.times || timeOf(b.lastAt) - timeOf(a.lastAt) || a.sku.localeCompare(b.sku, 'en'),
  );
}

/** Without a date counts as oldest. */
const timeOf = (at: Date | null): number => at?.getTime() ?? 0;
