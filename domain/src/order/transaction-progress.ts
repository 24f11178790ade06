import type { TransactionStatus, TransactionType } from './transaction.ts';

type Table = Record<TransactionStatus, readonly TransactionStatus[]>;

/** Events arrive late and in any order: a transaction takes these steps only. */
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
 * The first status that may be recorded: the first event to arrive may be the last one that happened.
 * A payment that was declined or canceled before any money moved is not recorded.
 */
const first: Record<TransactionType, readonly TransactionStatus[]> = {
  payment: ['pending', 'processing', 'completed'],
  refund: ['pending', 'completed', 'failed'],
  dispute: ['pending', 'completed', 'failed'],
};

/** Whether a transaction may go from `current`, undefined where it is not known yet, to `wanted`. */
export function transactionMayBecome(
  type: TransactionType,
  current: TransactionStatus | undefined,
  wanted: TransactionStatus,
): boolean {
  return (current === undefined ? first[type] : next[type][current]).includes(wanted);
}
