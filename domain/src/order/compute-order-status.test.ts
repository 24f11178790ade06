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
    'follows the payment where there is nothing else: %s',
    (status) => {
      expect(computeOrderStatus([entry('payment', status, 1000)])).toEqual({
        status,
        amount: 1000,
        amountRefunded: 0,
      });
    },
  );

  it.each([
    ['a refund in part', [entry('refund', 'completed', 400)], 'completed', 400],
    ['a refund on its way', [entry('refund', 'pending', 1000)], 'completed', 0],
    ['a refund that failed', [entry('refund', 'failed', 1000)], 'completed', 0],
    ['a refund of all', [entry('refund', 'completed', 1000)], 'refunded', 1000],
    [
      'refunds that make up all',
      [entry('refund', 'completed', 400), entry('refund', 'completed', 600)],
      'refunded',
      1000,
    ],
    [
      'one refund failed, one arrived',
      [entry('refund', 'failed', 600), entry('refund', 'completed', 400)],
      'completed',
      400,
    ],
    ['an open dispute', [entry('dispute', 'pending', 1000)], 'disputed', 0],
    ['a dispute won', [entry('dispute', 'failed', 1000)], 'completed', 0],
    ['a dispute lost', [entry('dispute', 'completed', 1000)], 'refunded', 1000],
    ['a dispute of a part lost', [entry('dispute', 'completed', 300)], 'completed', 300],
    [
      'a refund in part, the rest disputed',
      [entry('refund', 'completed', 400), entry('dispute', 'pending', 600)],
      'disputed',
      400,
    ],
    [
      'a refund in part, the rest lost',
      [entry('refund', 'completed', 400), entry('dispute', 'completed', 600)],
      'refunded',
      1000,
    ],
    [
      'returned twice, by refund and by dispute',
      [entry('refund', 'completed', 1000), entry('dispute', 'completed', 1000)],
      'refunded',
      1000,
    ],
  ] as const)('knows %s', (_, others, status, amountRefunded) => {
    const state = { status, amount: 1000, amountRefunded };
    expect(computeOrderStatus([paid, ...others])).toEqual(state);
    expect(computeOrderStatus([...others, paid])).toEqual(state);
  });

  it('counts what was taken, not what another attempt has asked for', () => {
    const other = entry('payment', 'failed', 700);
    expect(computeOrderStatus([other, paid])).toMatchObject({ status: 'completed', amount: 1000 });
  });

  it('counts money that was taken twice twice', () => {
    expect(computeOrderStatus([paid, paid])).toMatchObject({ status: 'completed', amount: 2000 });
  });

  it('is pending where there is nothing', () => {
    expect(computeOrderStatus([])).toEqual({ status: 'pending', amount: 0, amountRefunded: 0 });
  });
});
