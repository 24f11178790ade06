import { z } from 'zod';

export const orderStatus = z.enum([
  'pending',
  'processing',
  'completed',
  'failed',
  'refunded',
  'disputed',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

export type StatusColour = 'green' | 'blue' | 'red' | 'yellow';

export function orderStatusColour(status: string): StatusColour {
  if (status === 'completed') return 'green';
  if (status === 'processing') return 'blue';
  if (status === 'failed') return 'red';
  return 'yellow';
}

export function transactionStatusColour(status: string): StatusColour {
  return status === 'completed' ? 'green' : 'yellow';
}
