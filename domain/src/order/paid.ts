import type { Order } from './order.ts';
import type { OrderStatus } from './order-status.ts';

/** Includes orders that were refunded or disputed later. */
const paidStatuses: readonly OrderStatus[] = ['completed', 'refunded', 'disputed'];

/** If not, `amount` is that of the latest attempt. */
export function isPaid({ status }: Pick<Order<unknown>, 'status'>): boolean {
  return paidStatuses.includes(status);
}

/** The amount paid minus refunds, in cents. */
export function keptAmount(
  order: Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>,
): number {
  return isPaid(order) ? order.amount - order.amountRefunded : 0;
}
