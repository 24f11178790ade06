import * as z from 'zod';

export const transactionType = z.enum(['payment', 'refund', 'dispute']);
export type TransactionType = z.infer<typeof transactionType>;

/**
 * For payments, `completed` and `failed` mean charged or not; for refunds, paid back or not. For
 * disputes, `completed` means lost, and `failed` means closed without a loss.
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

type Table = Record<TransactionStatus, readonly TransactionStatus[]>;

/** Events arrive late and out of order; only these steps are allowed. */
const next: Record<TransactionType, Table> = {
  payment: {
    pending: ['processing', 'completed', 'failed'],
    processing: ['completed', 'failed'],
    failed: ['processing', 'completed'],
    completed: [],
  },
  refund: {
    pending: ['completed', 'failed'],
    processing: [],
    // A bank may return a refund that succeeded.
    completed: ['failed'],
    failed: [],
  },
  dispute: {
    pending: ['completed', 'failed'],
    processing: [],
    // A lost dispute can still be won if the customer withdraws it or the bank changes its mind. It
    // can't return to pending, because a late event could undo a decision.
    completed: ['failed'],
    failed: [],
  },
};

/** The first event to arrive may be the last that happened. Unpaid failures aren't recorded. */
const first: Record<TransactionType, readonly TransactionStatus[]> = {
  payment: ['pending', 'processing', 'completed'],
  refund: ['pending', 'completed', 'failed'],
  dispute: ['pending', 'completed', 'failed'],
};

export function transactionMayBecome(
  type: TransactionType,
  current: TransactionStatus | undefined,
  wanted: TransactionStatus,
): boolean {
  return (current === undefined ? first[type] : next[type][current]).includes(wanted);
}
