import { describe, expect, it } from 'vitest';
import { computeOrderStatus } from './compute-order-status.ts';
import {
  canBecome,
  orderStatusColor,
  orderStatuses,
  transactionStatusColor,
} from './order-status.ts';
import { type TransactionStatus, transactionStatus } from './transaction.ts';
import { canTransactionBecome } from './transaction-transitions.ts';

it.each([
  ['completed', 'green'],
  ['processing', 'blue'],
  ['failed', 'red'],
  ['refunded', 'yellow'],
  ['pending', 'yellow'],
  ['anything else', 'yellow'],
])('shows an order that is %s in %s', (status, color) => {
  expect(orderStatusColor(status)).toBe(color);
});

it.each([
  ['completed', 'green'],
  ['failed', 'yellow'],
  ['processing', 'yellow'],
])('shows a transaction that is %s in %s', (status, color) => {
  expect(transactionStatusColor(status)).toBe(color);
});

const reachable = (from: Parameters<typeof canBecome>[0]) =>
  orderStatuses.filter((status) => canBecome(from, status));

describe('canBecome', () => {
  it('begins an order with money taken or on its way, never with a decline', () => {
    expect(reachable(undefined)).toEqual(['processing', 'completed', 'refunded', 'disputed']);
  });

  it.each([
    ['pending', ['processing', 'completed', 'failed', 'refunded', 'disputed']],
    ['processing', ['completed', 'failed', 'refunded', 'disputed']],
    ['failed', ['processing', 'completed', 'refunded', 'disputed']],
    ['completed', ['refunded', 'disputed']],
    ['disputed', ['completed', 'refunded']],
    ['refunded', ['completed', 'disputed']],
  ] as const)('moves %s only forward, to %j', (from, to) => {
    expect(reachable(from)).toEqual(to);
  });
});

type Possible = TransactionStatus | undefined;

/** Every state that a payment, a refund of all of it and a dispute of it can be in together. */
const possible: readonly Possible[] = [undefined, ...transactionStatus.options];
const states = transactionStatus.options.flatMap((payment) =>
  possible.flatMap((refund) =>
    possible.flatMap((dispute) =>
      // A payment is refunded or disputed only after it was taken.
      payment !== 'completed' && (refund ?? dispute) !== undefined
        ? []
        : [{ payment, refund, dispute }],
    ),
  ),
);
type State = (typeof states)[number];

const statusOf = (state: State) =>
  computeOrderStatus(
    (['payment', 'refund', 'dispute'] as const).flatMap((type) => {
      const status = state[type];
      return status === undefined ? [] : [{ type, status, amount: 100 }];
    }),
  ).status;

const isStep = (from: State, to: State) =>
  (['payment', 'refund', 'dispute'] as const).every((type) => {
    const wanted = to[type];
    if (wanted === from[type]) return true;
    return wanted !== undefined && canTransactionBecome(type, from[type], wanted);
  });

it('allows every step that forward moves of the transactions can bring about, and pending no more', () => {
  const steps = states.flatMap((from) =>
    states.filter((to) => isStep(from, to)).map((to) => [statusOf(from), statusOf(to)] as const),
  );
  for (const [from, to] of steps) {
    if (from !== to) expect([from, to, canBecome(from, to)]).toEqual([from, to, true]);
  }
  const reached = new Set(steps.map(([from, to]) => `${from} ${to}`));
  for (const from of orderStatuses) {
    for (const to of reachable(from)) expect(reached).toContain(`${from} ${to}`);
  }
});
