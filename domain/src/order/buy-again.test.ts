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
  it('lists the most frequently bought items first', () => {
    expect(skus(order(9, 'A B'), order(8, 'B C'), order(7, 'B C'))).toEqual(['B', 'C', 'A']);
  });

  it('breaks ties by the latest purchase and then by SKU', () => {
    expect(skus(order(3, 'B'), order(5, 'A'), order(4, 'C'))).toEqual(['A', 'C', 'B']);
    expect(skus(order(3, 'C A B'))).toEqual(['A', 'B', 'C']);
  });

  it('returns the date, quantity, and name of the last purchase, regardless of input order', () => {
    const last = { times: 2, quantity: 9, lastAt: new Date(Date.UTC(2026, 0, 9)) };
    const expected = [{ sku: 'A', name: 'A of 9', ...last }];
    expect(buyAgain([order(9, 'A'), order(2, 'a')])).toEqual(expected);
    expect(buyAgain([order(2, 'a'), order(9, 'A')])).toEqual(expected);
  });

  it.each<OrderStatus>(['pending', 'processing', 'failed', 'refunded'])(
    'ignores an order that is %s',
    (status) => {
      expect(buyAgain([order(9, 'A', status), order(2, 'B')])).toMatchObject([{ sku: 'B' }]);
    },
  );

  it('counts a disputed order, because it was paid and shipped', () => {
    expect(buyAgain([order(9, 'A', 'disputed')])).toMatchObject([{ sku: 'A', times: 1 }]);
  });

  it('counts an order once even if an item has two lines', () => {
    expect(buyAgain([order(9, 'A A')])).toMatchObject([{ sku: 'A', times: 1 }]);
  });

  it('treats an order without a date as the oldest', () => {
    expect(buyAgain([order(null, 'A')])).toMatchObject([{ sku: 'A', times: 1, lastAt: null }]);
    expect(skus(order(null, 'A'), order(1, 'B'))).toEqual(['B', 'A']);
    expect(buyAgain([order(null, 'A'), order(1, 'A')])).toMatchObject([{ name: 'A of 1' }]);
  });
});
