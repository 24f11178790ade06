import type { Order } from './order.ts';

type Paid = Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>;

export type RefundProblem = 'not-paid' | 'order-disputed' | 'already-refunded' | 'refund-too-large';

/** What staff can still refund, in cents. */
export function refundableAmount({ status, amount, amountRefunded }: Paid): number {
  return status === 'completed' ? amount - amountRefunded : 0;
}

/**
 * Why an order cannot be refunded, as far as the shop's records tell; Stripe may still refuse.
 * `asked` is in cents, undefined for all that is left.
 */
export function refundProblem(order: Paid, asked: number | undefined): RefundProblem | null {
  if (order.status === 'disputed') return 'order-disputed';
  if (order.status === 'refunded') return 'already-refunded';
  if (order.status !== 'completed') return 'not-paid';
  return asked !== undefined && asked > refundableAmount(order) ? 'refund-too-large' : null;
}
