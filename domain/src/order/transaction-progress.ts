import type { TransactionStatus, TransactionType } from './transaction.ts';

type Table = Record<TransactionStatus, readonly TransactionStatus[]>;

/** News come late and in any order: a transaction moves along these arrows only. */
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
    // A bank may send back what Stripe has already given it.
    completed: ['failed'],
    failed: [],
  },
  dispute: {
    pending: ['completed', 'failed'],
    processing: [],
    completed: [],
    failed: [],
  },
};

/**
 * How a transaction may begin: the first look may come when everything is long over. A decline or a
 * payment that was called off is none as long as no money was on its way.
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
