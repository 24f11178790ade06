import type { Order } from './order.ts';
import type { OrderStatus } from './order-status.ts';

/** Where the money was taken, also where it was refunded or disputed since. */
const paidStatuses: readonly OrderStatus[] = ['completed', 'refunded', 'disputed'];

/** Whether an order's `amount` was paid; before that, it is what the latest attempt asks for. */
export function isPaid({ status }: Pick<Order<unknown>, 'status'>): boolean {
  return paidStatuses.includes(status);
}

/** What is left of what was paid, in cents. */
export function keptAmount(
  order: Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>,
): number {
  return isPaid(order) ? order.amount - order.amountRefunded : 0;
}
