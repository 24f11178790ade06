import * as z from 'zod';

export const transactionType = z.enum(['payment', 'refund', 'dispute']);
export type TransactionType = z.infer<typeof transactionType>;

/**
 * `completed` and `failed` mean, for a payment: taken or not; for a refund: paid back or not; for a
 * dispute: lost, so that the money is gone, or closed without that: won, or averted, perhaps by a
 * refund, which is another transaction.
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
  /** When the database deletes it; only where the account is deleted. */
  expireAt?: Instant;
}
