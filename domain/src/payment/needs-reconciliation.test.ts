import { describe, expect, it } from 'vitest';
import { type ListedPayment, needsReconciliation } from './needs-reconciliation.ts';

const paid: ListedPayment = {
  state: 'completed',
  amount: 10_000,
  amountRefunded: 0,
  hasRecentRefund: false,
  isDisputed: false,
};
const order = { status: 'completed', amount: 10_000, amountRefunded: 0 } as const;

describe('needsReconciliation', () => {
  it.each([
    ['paid', order, paid],
    ['refunded in part', { ...order, amountRefunded: 1 }, { ...paid, amountRefunded: 1 }],
    [
      'refunded',
      { ...order, status: 'refunded', amountRefunded: 10_000 },
      { ...paid, amountRefunded: 10_000 },
    ],
    ['on its way', { ...order, status: 'processing' }, { ...paid, state: 'processing' }],
    ['not tried, and there is no order', undefined, { ...paid, state: 'untried' }],
    ['declined', { ...order, status: 'failed' }, { ...paid, state: 'untried' }],
    ['canceled, when another has paid the order', order, { ...paid, state: 'untried' }],
  ] as const)('is satisfied with a payment that is %s', (_, known, payment) => {
    expect(needsReconciliation(known, payment)).toBe(false);
  });

  it.each([
    ['without an order', undefined, paid],
    ['on its way without an order', undefined, { ...paid, state: 'processing' }],
    ['whose order waits', { ...order, status: 'processing' }, paid],
    ['whose order failed', { ...order, status: 'failed' }, paid],
    ['of another amount', { ...order, amount: 1 }, paid],
    ['refunded unheard', order, { ...paid, amountRefunded: 1 }],
    ['not refunded, other than its order', { ...order, amountRefunded: 1 }, paid],
    [
      'refunded in full with an open order',
      { ...order, amountRefunded: 10_000 },
      { ...paid, amountRefunded: 10_000 },
    ],
    ['refunded recently, though the bank sent it back', order, { ...paid, hasRecentRefund: true }],
    ['disputed', order, { ...paid, isDisputed: true }],
    ['on its way, whose order is complete', order, { ...paid, state: 'processing' }],
    [
      'not tried, whose order waits',
      { ...order, status: 'pending' },
      { ...paid, state: 'untried' },
    ],
    ['that fell through', { ...order, status: 'processing' }, { ...paid, state: 'untried' }],
  ] as const)('finds a payment %s', (_, known, payment) => {
    expect(needsReconciliation(known, payment)).toBe(true);
  });
});
