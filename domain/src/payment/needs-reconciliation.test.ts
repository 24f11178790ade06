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
const lineRefund = { requestId: 'r1', requestedAt: 0, lines: [], failed: false };

const failedRefund = { ...order, lineRefunds: [{ ...lineRefund, failed: true }] };

describe('needsReconciliation', () => {
  it.each([
    ['paid', order, paid],
    ['partially refunded', { ...order, amountRefunded: 1 }, { ...paid, amountRefunded: 1 }],
    [
      'refunded',
      { ...order, status: 'refunded', amountRefunded: 10_000 },
      { ...paid, amountRefunded: 10_000 },
    ],
    ['paid, after a failed refund', failedRefund, paid],
    ['processing', { ...order, status: 'processing' }, { ...paid, state: 'processing' }],
    ['untried, without an order', undefined, { ...paid, state: 'untried' }],
    ['declined', { ...order, status: 'failed' }, { ...paid, state: 'untried' }],
    ['canceled, after another payment paid for the order', order, { ...paid, state: 'untried' }],
  ] as const)('is false for a payment that is %s', (_, known, payment) => {
    expect(needsReconciliation(known, payment)).toBe(false);
  });

  it.each([
    ['without an order', undefined, paid],
    ['that is processing without an order', undefined, { ...paid, state: 'processing' }],
    ['whose order is still processing', { ...order, status: 'processing' }, paid],
    ['whose order failed', { ...order, status: 'failed' }, paid],
    ['with a different amount', { ...order, amount: 1 }, paid],
    ['with an unrecorded refund', order, { ...paid, amountRefunded: 1 }],
    ['without the refund that its order has', { ...order, amountRefunded: 1 }, paid],
    [
      'that is fully refunded although its order is open',
      { ...order, amountRefunded: 10_000 },
      { ...paid, amountRefunded: 10_000 },
    ],
    ['with a recent refund that the bank returned', order, { ...paid, hasRecentRefund: true }],
    ['without the refund that its order expects', { ...order, lineRefunds: [lineRefund] }, paid],
    ['that is disputed', order, { ...paid, isDisputed: true }],
    ['that is processing although its order is complete', order, { ...paid, state: 'processing' }],
    [
      'that is untried although its order is pending',
      { ...order, status: 'pending' },
      { ...paid, state: 'untried' },
    ],
    [
      'that is untried although its order is processing',
      { ...order, status: 'processing' },
      { ...paid, state: 'untried' },
    ],
  ] as const)('is true for a payment %s', (_, known, payment) => {
    expect(needsReconciliation(known, payment)).toBe(true);
  });
});
