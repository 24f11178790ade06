import { describe, expect, it } from 'vitest';
import { transactionStatus, transactionType } from './transaction.ts';
import { canTransactionBecome } from './transaction-transitions.ts';

/** p pending, r processing, c completed, f failed: from each, or from nothing, to which. */
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
  it.each(pairs)('$type: $from -> $to is $may', ({ type, from, to, may }) => {
    expect(canTransactionBecome(type, from, to)).toBe(may);
  });
});
