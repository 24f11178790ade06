import { z } from 'zod';

export const transactionType = z.enum(['payment', 'refund', 'dispute']);
export type TransactionType = z.infer<typeof transactionType>;

/**
 * What `completed` and `failed` mean: a payment's money was taken or not; a refund's was given back
 * or not; a dispute was lost, and the money is gone, or it was won.
 */
export const transactionStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export type TransactionStatus = z.infer<typeof transactionStatus>;

/**
 * The document `transactions/{stripeId}`: a payment, one of its refunds, or a dispute of it, under
 * Stripe's own id. `amount` is in cents.
 */
export interface Transaction<Instant> {
  uid: string;
  orderId: string;
  type: TransactionType;
  amount: number;
  currency: string;
  status: TransactionStatus;
  createdAt: Instant;
}
