import type { Order } from './order.ts';
import { isPaid, keptAmount } from './paid.ts';

type Paid = Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>;

export type RefundProblem = 'not-paid' | 'already-refunded' | 'refund-too-large';

/** In cents. A refund can avert a dispute during an inquiry, but not once the dispute is open. */
export function refundableAmount(order: Paid): number {
  return order.status === 'refunded' ? 0 : keptAmount(order);
}

/**
 * Stripe may still reject the refund. `asked` is in cents; undefined means the full remaining
 * amount.
 */
export function refundProblem(order: Paid, asked: number | undefined): RefundProblem | null {
  if (order.status === 'refunded') return 'already-refunded';
  if (!isPaid(order)) return 'not-paid';
  const left = refundableAmount(order);
  if (left === 0) return 'already-refunded';
  return asked !== undefined && asked > left ? 'refund-too-large' : null;
}
