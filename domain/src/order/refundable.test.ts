import { describe, expect, it } from 'vitest';
import { refundableAmount, refundProblem } from './refundable.ts';

const order = { status: 'completed', amount: 10_000, amountRefunded: 4_000 } as const;

describe('refundableAmount', () => {
  it.each(['completed', 'disputed'] as const)(
    'is what was paid and not yet refunded of an order that is %s',
    (status) => expect(refundableAmount({ ...order, status })).toBe(6_000),
  );

  it.each(['pending', 'processing', 'failed', 'refunded'] as const)(
    'is nothing of an order that is %s',
    (status) => expect(refundableAmount({ ...order, status })).toBe(0),
  );
});

describe('refundProblem', () => {
  it.each([undefined, 1, 6_000])('finds none with %s of what is left', (asked) => {
    expect(refundProblem(order, asked)).toBeNull();
  });

  it('leaves it to Stripe whether a disputed payment can be refunded', () => {
    expect(refundProblem({ ...order, status: 'disputed' }, undefined)).toBeNull();
  });

  it.each([
    ['refund-too-large', {}, 6_001],
    ['refund-too-large', { status: 'disputed' }, 6_001],
    ['not-paid', { status: 'processing' }, undefined],
    ['not-paid', { status: 'failed' }, 1],
    ['already-refunded', { status: 'refunded' }, undefined],
    ['already-refunded', { status: 'disputed', amountRefunded: 10_000 }, undefined],
  ] as const)('answers %s to %j', (problem, changes, asked) => {
    expect(refundProblem({ ...order, ...changes }, asked)).toBe(problem);
  });
});
