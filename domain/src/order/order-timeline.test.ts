import { describe, expect, it } from 'vitest';
import { orderTimeline } from './order-timeline.ts';
import type { TransactionStatus, TransactionType } from './transaction.ts';

const moment = (ms: number) => ({ toMillis: () => ms });
const order = { status: 'completed', createdAt: moment(5) } as const;
const movement = (type: TransactionType, status: TransactionStatus, ms: number, amount = 100) => ({
  id: `${type}${ms}`,
  type,
  status,
  amount,
  createdAt: moment(ms),
});

describe('orderTimeline', () => {
  it('tells of the money in the order of time, and then what comes next', () => {
    const transactions = [
      movement('refund', 'completed', 30, 40),
      movement('payment', 'completed', 10),
      movement('dispute', 'failed', 20),
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
    'has nothing to send while the order is %s',
    (status) => {
      const timeline = orderTimeline({ ...order, status }, [movement('payment', 'processing', 10)]);
      expect(timeline.map(({ event }) => event)).toEqual(['payment-processing']);
    },
  );

  it('begins with the order where no payment of it is known, with its time if that is', () => {
    expect(orderTimeline(order, [])[0]).toEqual({
      id: 'placed',
      event: 'placed',
      at: new Date(5),
      amount: null,
    });
    expect(orderTimeline({ ...order, createdAt: null }, [])[0]?.at).toBeNull();
  });

  it('puts a movement without a time first', () => {
    const timeless = { ...movement('refund', 'completed', 7), createdAt: null };
    const timeline = orderTimeline(order, [movement('payment', 'completed', 10), timeless]);
    expect(timeline[0]).toMatchObject({ event: 'refund-completed', at: null });
  });
});
