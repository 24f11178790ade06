import type { Order } from './order.ts';
import { isPaid, keptAmount } from './paid.ts';

type Paid = Pick<Order<unknown>, 'status' | 'amount' | 'amountRefunded'>;

export type RefundProblem = 'not-paid' | 'already-refunded' | 'refund-too-large';

/**
 * What staff can still refund, in cents. While a bank only inquires, as some do before they dispute, a
 * refund is allowed and can avert the dispute; of a real one Stripe refuses it.
 */
export function refundableAmount(order: Paid): number {
  return order.status === 'refunded' ? 0 : keptAmount(order);
}

/**
 * Why an order cannot be refunded, as far as the shop's records tell; Stripe may still refuse.
 * `asked` is in cents, undefined for all that is left.
 */
export function refundProblem(order: Paid, asked: number | undefined): RefundProblem | null {
  if (order.status === 'refunded') return 'already-refunded';
  if (!isPaid(order)) return 'not-paid';
  const left = refundableAmount(order);
  if (left === 0) return 'already-refunded';
  return asked !== undefined && asked > left ? 'refund-too-large' : null;
}
