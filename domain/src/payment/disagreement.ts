import type { Order } from '../order/order.ts';

/** A payment from Stripe's list. */
export interface ListedPayment {
  /** `untried`: not paid yet, declined, or canceled. */
  state: 'completed' | 'processing' | 'untried';
  /** In cents; charged or requested. */
  amount: number;
  /** In cents, without disputes. */
  amountRefunded: number;
  /** A refund that the bank returned leaves no trace in `amountRefunded`, and staff must be told. */
  hasRecentRefund: boolean;
  isDisputed: boolean;
}

type RecordedOrder = Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>;

/**
 * Whether a payment must be reconciled because its order is missing or differs. False alarms are
 * harmless.
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
