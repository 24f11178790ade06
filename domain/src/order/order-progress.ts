import type { OrderStatus } from './order-status.ts';

/** News of a payment come late and in any order: an order moves along these arrows only. */
const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'completed', 'failed'],
  processing: ['completed', 'failed'],
  // A customer whose card was declined may pay the same order with another one.
  failed: ['processing', 'completed'],
  completed: ['refunded', 'disputed'],
  disputed: ['refunded'],
  refunded: [],
};

/** A decline makes no order: only a payment that was taken, or is on its way, begins one. */
const first: readonly OrderStatus[] = ['processing', 'completed'];

/** Whether an order may go from `current`, undefined where there is none yet, to `wanted`. */
export function mayBecome(current: OrderStatus | undefined, wanted: OrderStatus): boolean {
  return (current === undefined ? first : next[current]).includes(wanted);
}
