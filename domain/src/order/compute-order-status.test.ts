import { describe, expect, it } from 'vitest';
import { computeOrderStatus } from './compute-order-status.ts';
import type { TransactionStatus, TransactionType } from './transaction.ts';

const entry = (type: TransactionType, status: TransactionStatus, amount: number) => ({
  type,
  status,
  amount,
});
const paid = entry('payment', 'completed', 1000);

describe('computeOrderStatus', () => {
  it.each(['pending', 'processing', 'failed', 'completed'] as const)(
    'is the status of the payment if there are no other transactions: %s',
    (status) => {
      expect(computeOrderStatus([entry('payment', status, 1000)])).toEqual({
        status,
        amount: 1000,
        amountRefunded: 0,
      });
    },
  );

  it.each([
    ['a partial refund', [entry('refund', 'completed', 400)], 'completed', 400],
    ['a pending refund', [entry('refund', 'pending', 1000)], 'completed', 0],
    ['a failed refund', [entry('refund', 'failed', 1000)], 'completed', 0],
    ['a full refund', [entry('refund', 'completed', 1000)], 'refunded', 1000],
    [
      'partial refunds that add up to the total',
      [entry('refund', 'completed', 400), entry('refund', 'completed', 600)],
      'refunded',
      1000,
    ],
    [
      'a failed refund and a completed one',
      [entry('refund', 'failed', 600), entry('refund', 'completed', 400)],
      'completed',
      400,
    ],
    ['an open dispute', [entry('dispute', 'pending', 1000)], 'disputed', 0],
    ['a won dispute', [entry('dispute', 'failed', 1000)], 'completed', 0],
    ['a lost dispute', [entry('dispute', 'completed', 1000)], 'refunded', 1000],
    ['a lost partial dispute', [entry('dispute', 'completed', 300)], 'completed', 300],
    [
      'a partial refund with the rest disputed',
      [entry('refund', 'completed', 400), entry('dispute', 'pending', 600)],
      'disputed',
      400,
    ],
    [
      'a partial refund with the rest lost in a dispute',
      [entry('refund', 'completed', 400), entry('dispute', 'completed', 600)],
      'refunded',
      1000,
    ],
    [
      'a full refund and a lost dispute',
      [entry('refund', 'completed', 1000), entry('dispute', 'completed', 1000)],
      'refunded',
      1000,
    ],
  ] as const)('accounts for %s', (_, others, status, amountRefunded) => {
    const state = { status, amount: 1000, amountRefunded };
    expect(computeOrderStatus([paid, ...others])).toEqual(state);
    expect(computeOrderStatus([...others, paid])).toEqual(state);
  });

  it('ignores the amount of a failed attempt', () => {
    const other = entry('payment', 'failed', 700);
    expect(computeOrderStatus([other, paid])).toMatchObject({ status: 'completed', amount: 1000 });
  });

  it('adds up two completed payments', () => {
    expect(computeOrderStatus([paid, paid])).toMatchObject({ status: 'completed', amount: 2000 });
  });

  it('is pending if there are no transactions', () => {
    expect(computeOrderStatus([])).toEqual({ status: 'pending', amount: 0, amountRefunded: 0 });
  });
});
