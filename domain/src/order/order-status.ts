/** A list and no zod enum, because the first screen of the account goes without zod. */
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
