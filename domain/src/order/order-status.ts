/** Not a zod enum, because the first screen of the account loads no zod. */
export const orderStatuses = [
  'pending',
  'processing',
  'completed',
  'failed',
  'refunded',
  'disputed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type StatusColor = 'green' | 'blue' | 'red' | 'yellow';

export function orderStatusColor(status: string): StatusColor {
  if (status === 'completed') return 'green';
  if (status === 'processing') return 'blue';
  if (status === 'failed') return 'red';
  return 'yellow';
}

export function transactionStatusColor(status: string): StatusColor {
  return status === 'completed' ? 'green' : 'yellow';
}

/** The allowed steps. A late event may skip some, such as from processing to refunded. */
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

/** A declined payment doesn't create an order. */
const first: readonly OrderStatus[] = ['processing', 'completed', 'refunded', 'disputed'];

/** `current` is undefined for a new order. */
export function mayBecome(current: OrderStatus | undefined, wanted: OrderStatus): boolean {
  return (current === undefined ? first : next[current]).includes(wanted);
}
