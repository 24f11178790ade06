import type { TransactionStatus, TransactionType } from './transaction.ts';

type Transitions = Record<TransactionStatus, readonly TransactionStatus[]>;

/** Events arrive late and out of order; only these steps are allowed. */
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
    // can't return to pending, because a late event could undo a decision.
    completed: ['failed'],
    failed: [],
  },
};

/** The first event to arrive may be the last that happened. Unpaid failures aren't recorded. */
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
