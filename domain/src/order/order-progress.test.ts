import { describe, expect, it } from 'vitest';
import { mayBecome } from './order-progress.ts';
import { orderStatus } from './order-status.ts';

const reachable = (from: Parameters<typeof mayBecome>[0]) =>
  orderStatus.options.filter((status) => mayBecome(from, status));

describe('mayBecome', () => {
  it('begins an order with money taken or on its way, never with a decline', () => {
    expect(reachable(undefined)).toEqual(['processing', 'completed']);
  });

  it.each([
    ['pending', ['processing', 'completed', 'failed']],
    ['processing', ['completed', 'failed']],
    ['failed', ['processing', 'completed']],
    ['completed', ['refunded', 'disputed']],
    ['disputed', ['refunded']],
    ['refunded', []],
  ] as const)('moves %s only forward, to %j', (from, to) => {
    expect(reachable(from)).toEqual(to);
  });
});
