/** Not a zod enum, because the account's first screen doesn't load zod. */
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

/** Late events may skip steps, such as going straight from processing to refunded. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'completed', 'failed', 'refunded', 'disputed'],
  processing: ['completed', 'failed', 'refunded', 'disputed'],
  // After a decline, the customer can use another card.
  failed: ['processing', 'completed', 'refunded', 'disputed'],
  completed: ['refunded', 'disputed'],
  disputed: ['completed', 'refunded'],
  // A bank may return a refund, and a customer may dispute a refunded payment.
  refunded: ['completed', 'disputed'],
};

/** A declined payment doesn't create an order. */
const initialStatuses: readonly OrderStatus[] = ['processing', 'completed', 'refunded', 'disputed'];

export function canBecome(current: OrderStatus | undefined, wanted: OrderStatus): boolean {
  return (current === undefined ? initialStatuses : transitions[current]).includes(wanted);
}
