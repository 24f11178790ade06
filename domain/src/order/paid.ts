import type { Order } from './order.ts';
import type { OrderStatus } from './order-status.ts';

const paidStatuses: readonly OrderStatus[] = ['completed', 'refunded', 'disputed'];

export function isPaid({ status }: Pick<Order<unknown>, 'status'>): boolean {
  return paidStatuses.includes(status);
}

/** Paid minus refunded, in cents. */
export function keptAmount(
  order: Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>,
): number {
  return isPaid(order) ? order.amount - order.amountRefunded : 0;
}
