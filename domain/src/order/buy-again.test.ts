import { describe, expect, it } from 'vitest';
import { buyAgain } from './buy-again.ts';
import type { OrderStatus } from './order-status.ts';

const order = (day: number | null, skus: string, status: OrderStatus = 'completed') => ({
  status,
  createdAt: day === null ? null : { toMillis: () => Date.UTC(2026, 0, day) },
  items: skus.split(' ').map((sku) => ({ sku, name: `${sku} of ${day}`, quantity: day ?? 1 })),
});

const skus = (...orders: ReturnType<typeof order>[]) => buyAgain(orders).map(({ sku }) => sku);

describe('buyAgain', () => {
  it('begins with what was bought most often', () => {
    expect(skus(order(9, 'A B'), order(8, 'B C'), order(7, 'B C'))).toEqual(['B', 'C', 'A']);
  });

  it('has of two that were as often the later one first, and else the SKU decides', () => {
    expect(skus(order(3, 'B'), order(5, 'A'), order(4, 'C'))).toEqual(['A', 'C', 'B']);
    expect(skus(order(3, 'C A B'))).toEqual(['A', 'B', 'C']);
  });

  it('tells when it was bought last, how many and under which name, in whatever order they come', () => {
    const last = { times: 2, quantity: 9, lastAt: new Date(Date.UTC(2026, 0, 9)) };
    const expected = [{ sku: 'A', name: 'A of 9', ...last }];
    expect(buyAgain([order(9, 'A'), order(2, 'a')])).toEqual(expected);
    expect(buyAgain([order(2, 'a'), order(9, 'A')])).toEqual(expected);
  });

  it.each<OrderStatus>(['pending', 'processing', 'failed', 'refunded'])(
    'does not count an order that is %s',
    (status) => {
      expect(buyAgain([order(9, 'A', status), order(2, 'B')])).toMatchObject([{ sku: 'B' }]);
    },
  );

  it('counts one whose payment is disputed: it was paid and sent', () => {
    expect(buyAgain([order(9, 'A', 'disputed')])).toMatchObject([{ sku: 'A', times: 1 }]);
  });

  it('counts an order once, also with two lines of one item', () => {
    expect(buyAgain([order(9, 'A A')])).toMatchObject([{ sku: 'A', times: 1 }]);
  });

  it('takes an order without a date for the oldest', () => {
    expect(buyAgain([order(null, 'A')])).toMatchObject([{ sku: 'A', times: 1, lastAt: null }]);
    expect(skus(order(null, 'A'), order(1, 'B'))).toEqual(['B', 'A']);
    expect(buyAgain([order(null, 'A'), order(1, 'A')])).toMatchObject([{ name: 'A of 1' }]);
  });
});
