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
])('an order that is %s is shown in %s', (status, color) => {
  expect(orderStatusColor(status)).toBe(color);
});

it.each([
  ['completed', 'green'],
  ['failed', 'yellow'],
  ['processing', 'yellow'],
])('a transaction that is %s is shown in %s', (status, color) => {
  expect(transactionStatusColor(status)).toBe(color);
});

const reachable = (from: Parameters<typeof canBecome>[0]) =>
  orderStatuses.filter((status) => canBecome(from, status));

describe('canBecome', () => {
  it('allows a new order to be paid or processing, but not failed', () => {
    expect(reachable(undefined)).toEqual(['processing', 'completed', 'refunded', 'disputed']);
  });

  it.each([
    ['pending', ['processing', 'completed', 'failed', 'refunded', 'disputed']],
    ['processing', ['completed', 'failed', 'refunded', 'disputed']],
    ['failed', ['processing', 'completed', 'refunded', 'disputed']],
    ['completed', ['refunded', 'disputed']],
    ['disputed', ['completed', 'refunded']],
    ['refunded', ['completed', 'disputed']],
  ] as const)('allows %s to change only to %j', (from, to) => {
    expect(reachable(from)).toEqual(to);
  });
});

type Possible = TransactionStatus | undefined;

const possible: readonly Possible[] = [undefined, ...transactionStatus.options];
const states = transactionStatus.options.flatMap((payment) =>
  possible.flatMap((refund) =>
    possible.flatMap((dispute) =>
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

it('canBecome allows exactly the status changes that transactions can cause', () => {
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
