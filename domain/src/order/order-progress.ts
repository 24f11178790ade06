import type { OrderStatus } from './order-status.ts';

/**
 * An order's status follows from its transactions, which allow these steps. An event that arrives
 * late may take several at once, for example from processing to refunded.
 */
const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'completed', 'failed', 'refunded', 'disputed'],
  processing: ['completed', 'failed', 'refunded', 'disputed'],
  // A customer whose card was declined may pay the same order with another one.
  failed: ['processing', 'completed', 'refunded', 'disputed'],
  completed: ['refunded', 'disputed'],
  // Won: the money stays. Lost: it is gone.
  disputed: ['completed', 'refunded'],
  // A bank may return a refund, and a customer may dispute a refunded payment.
  refunded: ['completed', 'disputed'],
};

/** A decline makes no order: only a payment that was taken, or is on its way, begins one. */
const first: readonly OrderStatus[] = ['processing', 'completed', 'refunded', 'disputed'];

/** Whether an order may go from `current`, undefined where there is none yet, to `wanted`. */
export function mayBecome(current: OrderStatus | undefined, wanted: OrderStatus): boolean {
  return (current === undefined ? first : next[current]).includes(wanted);
}
