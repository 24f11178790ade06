import { describe, expect, it } from 'vitest';
import { refundableAmount, refundProblem } from './refundable.ts';

const order = { status: 'completed', amount: 10_000, amountRefunded: 4_000 } as const;

describe('refundableAmount', () => {
  it.each(['completed', 'disputed'] as const)(
    'returns the amount not yet refunded for an order that is %s',
    (status) => expect(refundableAmount({ ...order, status })).toBe(6_000),
  );

  it.each(['pending', 'processing', 'failed', 'refunded'] as const)(
    'returns 0 for an order that is %s',
    (status) => expect(refundableAmount({ ...order, status })).toBe(0),
  );
});

describe('refundProblem', () => {
  it.each([undefined, 1, 6_000])('returns null for the amount %s', (amount) => {
    expect(refundProblem(order, amount)).toBeNull();
  });

  it('allows a refund of a disputed order, which Stripe may still reject', () => {
    expect(refundProblem({ ...order, status: 'disputed' }, undefined)).toBeNull();
  });

  it.each([
    ['refund-too-large', {}, 6_001],
    ['refund-too-large', { status: 'disputed' }, 6_001],
    ['not-paid', { status: 'processing' }, undefined],
    ['not-paid', { status: 'failed' }, 1],
    ['already-refunded', { status: 'refunded' }, undefined],
    ['already-refunded', { status: 'disputed', amountRefunded: 10_000 }, undefined],
  ] as const)('returns %s for %j', (problem, changes, amount) => {
    expect(refundProblem({ ...order, ...changes }, amount)).toBe(problem);
  });
});
