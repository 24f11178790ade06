import { describe, expect, it } from 'vitest';
import { transactionStatus, transactionType } from './transaction.ts';
import { canTransactionBecome } from './transaction-transitions.ts';

/** p = pending, r = processing, c = completed, f = failed. */
const expected = {
  payment: { none: 'prc', pending: 'rcf', processing: 'cf', completed: '', failed: 'rc' },
  refund: { none: 'pcf', pending: 'cf', processing: '', completed: 'f', failed: '' },
  dispute: { none: 'pcf', pending: 'cf', processing: '', completed: 'f', failed: '' },
} as const;
const letters = { pending: 'p', processing: 'r', completed: 'c', failed: 'f' } as const;

const pairs = transactionType.options.flatMap((type) =>
  ([undefined, ...transactionStatus.options] as const).flatMap((from) =>
    transactionStatus.options.map((to) => ({
      type,
      from,
      to,
      may: expected[type][from ?? 'none'].includes(letters[to]),
    })),
  ),
);

describe('canTransactionBecome', () => {
  it.each(pairs)('for a $type from $from to $to, returns $may', ({ type, from, to, may }) => {
    expect(canTransactionBecome(type, from, to)).toBe(may);
  });
});
