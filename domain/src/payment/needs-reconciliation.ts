import type { LineRefund } from '../fulfillment/open-quantities.ts';
import type { Order } from '../order/order.ts';

export interface ListedPayment {
  /** `untried`: not paid yet, declined, or canceled. */
  state: 'completed' | 'processing' | 'untried';
  /** In cents. If not charged yet, the requested amount. */
  amount: number;
  /** In cents, excluding disputes. */
  amountRefunded: number;
  /** The bank may have returned a recent refund, and `amountRefunded` doesn't show that. */
  hasRecentRefund: boolean;
  isDisputed: boolean;
}

type RecordedOrder = Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'> & {
  lineRefunds?: readonly Pick<LineRefund, 'failed'>[];
};

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
  // Units may be closed for a refund that never reached Stripe.
  if (order.lineRefunds?.some(({ failed }) => !failed)) return true;
  return (
    order.amount !== payment.amount ||
    order.amountRefunded !== payment.amountRefunded ||
    order.status !== (payment.amountRefunded === payment.amount ? 'refunded' : 'completed')
  );
}
