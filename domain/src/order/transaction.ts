import type { OrderStatus } from './order-status.ts';

/** The document `transactions/{stripeId}`. `amount` is in cents. */
export interface Transaction<Instant> {
  uid: string;
  orderId: string;
  type: 'payment' | 'refund' | 'dispute';
  amount: number;
  currency: string;
  status: OrderStatus;
  createdAt: Instant;
}
