import { normalizeSku } from '../catalogue/normalize-sku.ts';
import type { OrderItem } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import { recordTime } from './record-time.ts';

export const buyAgainOrders = 100;

export interface PastPurchase {
  sku: string;
  name: string;
  times: number;
  quantity: number;
  lastAt: Date | null;
}

type PastOrder = Parameters<typeof recordTime>[0] & {
  status: OrderStatus;
  items: readonly Pick<OrderItem, 'sku' | 'name' | 'quantity'>[];
};

const counts: ReadonlySet<OrderStatus> = new Set(['completed', 'disputed']);

export function buyAgain(orders: readonly PastOrder[]): PastPurchase[] {
  const bought = new Map<string, PastPurchase>();
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

const timeOf = (at: Date | null): number => at?.getTime() ?? 0;
