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
    // A lost dispute can still be won if the customer withdraws it or the bank changes its mind.
    // Returning to pending isn't allowed, because a late event could then undo a decision.
    completed: ['failed'],
    failed: [],
  },
};

/**
 * The first event to arrive may already have a later status. A payment whose first status is
 * `failed` isn't recorded.
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
