import * as z from 'zod';

export const orderStatus = z.enum([
  'pending',
  'processing',
  'completed',
  'failed',
  'refunded',
  'disputed',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

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
