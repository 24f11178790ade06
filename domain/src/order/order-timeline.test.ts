import { describe, expect, it } from 'vitest';
import { orderTimeline } from './order-timeline.ts';
import type { TransactionStatus, TransactionType } from './transaction.ts';

const moment = (ms: number) => ({ toMillis: () => ms });
const order = { status: 'completed', createdAt: moment(5) } as const;
const entry = (type: TransactionType, status: TransactionStatus, ms: number, amount = 100) => ({
  id: `${type}${ms}`,
  type,
  status,
  amount,
  createdAt: moment(ms),
});

describe('orderTimeline', () => {
  it('lists transactions chronologically, followed by the next step', () => {
    const transactions = [
      entry('refund', 'completed', 30, 40),
      entry('payment', 'completed', 10),
      entry('dispute', 'failed', 20),
    ];
    const timeline = orderTimeline(order, transactions);
    expect(timeline.map(({ event, at, amount }) => [event, at?.getTime(), amount])).toEqual([
      ['payment-completed', 10, 100],
      ['dispute-failed', 20, 100],
      ['refund-completed', 30, 40],
      ['preparation', undefined, null],
    ]);
  });

  it.each(['pending', 'processing', 'failed', 'refunded', 'disputed'] as const)(
    'has no preparation step while the order is %s',
    (status) => {
      const timeline = orderTimeline({ ...order, status }, [entry('payment', 'processing', 10)]);
      expect(timeline.map(({ event }) => event)).toEqual(['payment-processing']);
    },
  );

  it('starts with a placed event if there are no transactions', () => {
    expect(orderTimeline(order, [])[0]).toEqual({
      id: 'placed',
      event: 'placed',
      at: new Date(5),
      amount: null,
    });
    expect(orderTimeline({ ...order, createdAt: null }, [])[0]?.at).toBeNull();
  });

  it('lists transactions without a timestamp first', () => {
    const timeless = { ...entry('refund', 'completed', 7), createdAt: null };
    const timeline = orderTimeline(order, [entry('payment', 'completed', 10), timeless]);
    expect(timeline[0]).toMatchObject({ event: 'refund-completed', at: null });
  });
});
