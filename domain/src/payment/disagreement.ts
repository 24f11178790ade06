import type { Order } from '../order/order.ts';

/** A payment as Stripe has it, as far as a list of payments tells. */
export interface ListedPayment {
  /** `untried`: not paid yet, declined, or canceled. */
  state: 'completed' | 'processing' | 'untried';
  /** In cents; what was taken, or what is asked for. */
  amount: number;
  /** In cents, by refunds alone. */
  amountRefunded: number;
  /**
   * Whether a refund was made lately. One that the bank has returned leaves no trace in
   * `amountRefunded`, and staff must be told.
   */
  hasRecentRefund: boolean;
  /** Whether it was ever disputed, however that ended. */
  isDisputed: boolean;
}

type RecordedOrder = Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>;

/**
 * Whether a payment must be reconciled: its order is missing or says something else. A false alarm
 * does no harm, because reconciling a payment that agrees changes nothing.
 */
export function disagrees(order: RecordedOrder | undefined, payment: ListedPayment): boolean {
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
