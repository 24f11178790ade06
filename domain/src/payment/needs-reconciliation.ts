import type { Order } from '../order/order.ts';

export interface ListedPayment {
  /** `untried`: not paid yet, declined, or canceled. */
  state: 'completed' | 'processing' | 'untried';
  /** In cents; charged, or requested if not charged yet. */
  amount: number;
  /** In cents, excluding disputes. */
  amountRefunded: number;
  /** If the bank returns a refund, `amountRefunded` doesn't show it, but staff must know. */
  hasRecentRefund: boolean;
  isDisputed: boolean;
}

type RecordedOrder = Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>;

/** Whether the order is missing or differs from the payment. False positives are harmless. */
export function needsReconciliation(
  order: RecordedOrder | undefined,
  payment: ListedPayment,
): boolean {
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
