import type { TransactionStatus, TransactionType } from './transaction.ts';

type Transitions = Record<TransactionStatus, readonly TransactionStatus[]>;

/** Events may arrive late and out of order, so only these transitions are allowed. */
const transitions: Record<TransactionType, Transitions> = {
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
    // can't return to pending; otherwise, a late event could undo a decision.
    completed: ['failed'],
    failed: [],
  },
};

/**
 * Events may arrive out of order, so the first event may already have a later status. A payment
 * isn't recorded if its first status is `failed`.
 */
const initialStatuses: Record<TransactionType, readonly TransactionStatus[]> = {
  payment: ['pending', 'processing', 'completed'],
  refund: ['pending', 'completed', 'failed'],
  dispute: ['pending', 'completed', 'failed'],
};

export function canTransactionBecome(
  type: TransactionType,
  current: TransactionStatus | undefined,
  wanted: TransactionStatus,
): boolean {
  return (current === undefined ? initialStatuses[type] : transitions[type][current]).includes(
    wanted,
  );
}
