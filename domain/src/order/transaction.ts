import * as z from 'zod';

export const transactionType = z.enum(['payment', 'refund', 'dispute']);
export type TransactionType = z.infer<typeof transactionType>;

/**
 * `completed`: a payment was charged, a refund was paid back, or a dispute was lost. `failed`: the
 * payment or refund failed, or the dispute was closed without a loss.
 */
export const transactionStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export type TransactionStatus = z.infer<typeof transactionStatus>;

/** The document `transactions/{stripeId}`. `amount` is in cents. */
export interface Transaction<Instant> {
  uid: string;
  orderId: string;
  type: TransactionType;
  amount: number;
  currency: string;
  status: TransactionStatus;
  createdAt: Instant;
  /** Set only after the account is deleted. */
  expireAt?: Instant;
}
