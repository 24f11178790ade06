import { describe, expect, it } from 'vitest';
import { refundableAmount, refundProblem } from './refundable.ts';

const order = { status: 'completed', amount: 10_000, amountRefunded: 4_000 } as const;

describe('refundableAmount', () => {
  it('is what was paid and not yet refunded', () => {
    expect(refundableAmount(order)).toBe(6_000);
  });

  it.each(['pending', 'processing', 'failed', 'refunded', 'disputed'] as const)(
    'is nothing of an order that is %s',
    (status) => expect(refundableAmount({ ...order, status })).toBe(0),
  );
});

describe('refundProblem', () => {
  it.each([undefined, 1, 6_000])('finds none with %s of what is left', (asked) => {
    expect(refundProblem(order, asked)).toBeNull();
  });

  it.each([
    ['refund-too-large', {}, 6_001],
    ['not-paid', { status: 'processing' }, undefined],
    ['not-paid', { status: 'failed' }, 1],
    ['already-refunded', { status: 'refunded' }, undefined],
    ['order-disputed', { status: 'disputed' }, 1],
  ] as const)('answers %s to %j', (problem, changes, asked) => {
    expect(refundProblem({ ...order, ...changes }, asked)).toBe(problem);
  });
});
