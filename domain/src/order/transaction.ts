import * as z from 'zod';

export const transactionType = z.enum(['payment', 'refund', 'dispute']);
export type TransactionType = z.infer<typeof transactionType>;

/**
 * `completed` and `failed` mean, for a payment: charged or not; for a refund: paid back or not; for a
 * dispute: lost, or closed without a loss (won, or averted by a refund, which is a separate
 * transaction).
 */
export const transactionStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export type TransactionStatus = z.infer<typeof transactionStatus>;

/**
 * The document `transactions/{stripeId}`: a payment, a refund, or a dispute, under Stripe's own ID.
 * `amount` is in cents.
 */
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

type Table = Record<TransactionStatus, readonly TransactionStatus[]>;

/** Events arrive late and out of order; a transaction only takes these steps. */
const next: Record<TransactionType, Table> = {
  payment: {
    pending: ['processing', 'completed', 'failed'],
    processing: ['completed', 'failed'],
    // A customer whose card was declined may pay the same order with another one.
    failed: ['processing', 'completed'],
    completed: [],
  },
  refund: {
    pending: ['completed', 'failed'],
    processing: [],
    // A bank may return a refund that had succeeded.
    completed: ['failed'],
    failed: [],
  },
  dispute: {
    pending: ['completed', 'failed'],
    processing: [],
    // Lost, and won after all: the customer has withdrawn it, or the bank has changed its mind. Not back
    // to pending: late news could undo a decision, and until another one comes the money is gone.
    completed: ['failed'],
    failed: [],
  },
};

/**
 * The first event to arrive may be the last one that happened. A payment that failed before any money
 * moved isn't recorded.
 */
const first: Record<TransactionType, readonly TransactionStatus[]> = {
  payment: ['pending', 'processing', 'completed'],
  refund: ['pending', 'completed', 'failed'],
  dispute: ['pending', 'completed', 'failed'],
};

/** `current` is undefined for a new transaction. */
export function transactionMayBecome(
  type: TransactionType,
  current: TransactionStatus | undefined,
  wanted: TransactionStatus,
): boolean {
  return (current === undefined ? first[type] : next[type][current]).includes(wanted);
}
