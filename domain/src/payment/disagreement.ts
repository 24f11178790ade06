import type { Order } from '../order/order.ts';

/** A payment as Stripe has it, as far as a list of payments tells. */
export interface ListedPayment {
  /** `untried` while the customer has not paid, or was declined, or the payment was called off. */
  state: 'completed' | 'processing' | 'untried';
  /** In cents; what was taken, or what is asked for. */
  amount: number;
  /** In cents, by refunds alone. */
  amountRefunded: number;
  /**
   * Whether a refund was tried lately. One that the bank has sent back leaves no trace in
   * `amountRefunded`, and staff must hear of it.
   */
  hasRecentRefund: boolean;
  /** Whether it was ever disputed, however that ended. */
  isDisputed: boolean;
}

type Known = Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>;

/**
 * Whether a payment has to be looked at: its order is missing or says something else. Rather too
 * often than too seldom, for a look that finds nothing new changes nothing.
 */
export function disagrees(order: Known | undefined, payment: ListedPayment): boolean {
  if (payment.state === 'untried') {
    return order?.status === 'processing' || order?.status === 'pending';
  }
  if (!order || payment.isDisputed || payment.hasRecentRefund) return true;
  if (payment.state === 'processing') return order.status !== 'processing';
  return (
    order.amount !== payment.amount ||
    order.amountRefunded !== payment.amountRefunded ||
    order.status !== (payment.amountRefunded === payment.amount ? 'refunded' : 'completed')
  );
}
