import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { countsOfDecline, dailyCounts, increments } from './daily-statistics.ts';
import type { TransactionChange } from './merge-transactions.ts';

type Facts = Pick<TransactionChange['transaction'], 'type' | 'status'>;

const lastSecond = Date.UTC(2026, 0, 31, 23, 59, 59);
const change = (facts: Facts, from?: TransactionChange['from']): TransactionChange => ({
  from,
  transaction: { id: 'x', amount: 1_001, currency: 'usd', createdAt: lastSecond, ...facts },
});
const counted = (changes: TransactionChange[]) => dailyCounts({ changes, items: [] });

describe('what is added to a day', () => {
  const item = { sku: 'I3006', name: 'Implant', unitPrice: 333, quantity: 3 };
  const paid = change({ type: 'payment', status: 'completed' });

  it('is what was taken, and apart the sum of each category that the catalogue knows', () => {
    const category = findProduct(catalogue, 'I3006')?.category ?? '';
    const items = [item, { ...item, unitPrice: 1, quantity: 1 }, { ...item, sku: 'GONE' }];
    expect(dailyCounts({ changes: [paid], items })).toStrictEqual([
      ['2026-01-31', { orders: 1, revenue: 1_001, byCategory: { [category]: 1_000 } }],
    ]);
  });

  it('names no categories where it is not known what was bought', () => {
    expect(counted([paid])).toStrictEqual([['2026-01-31', { orders: 1, revenue: 1_001 }]]);
  });

  it.each([
    ['a payment on its way', change({ type: 'payment', status: 'processing' })],
    ['a payment that failed', change({ type: 'payment', status: 'failed' }, 'processing')],
    ['a refund on its way', change({ type: 'refund', status: 'pending' })],
    ['a refund that never arrived', change({ type: 'refund', status: 'failed' }, 'pending')],
    ['a dispute that is won', change({ type: 'dispute', status: 'failed' }, 'pending')],
  ])('is nothing for %s', (_, given) => {
    expect(dailyCounts({ changes: [given], items: [item] })).toEqual([]);
  });

  it('is a dispute with its loss where both are heard of at once', () => {
    expect(counted([change({ type: 'dispute', status: 'completed' })])).toStrictEqual([
      ['2026-01-31', { disputes: 1, refunded: 1_001 }],
    ]);
    expect(counted([change({ type: 'dispute', status: 'completed' }, 'pending')])).toStrictEqual([
      ['2026-01-31', { refunded: 1_001 }],
    ]);
  });

  it('is one decline on the day of it, and nothing without a decline', () => {
    expect(countsOfDecline(lastSecond + 1_000)).toEqual([['2026-02-01', { failedPayments: 1 }]]);
    expect(countsOfDecline(undefined)).toEqual([]);
  });
});

it('adds every count, and each category apart', () => {
  const written = increments({ orders: 1, revenue: 5, byCategory: { Drills: 5 } });
  expect(written).toEqual({
    orders: FieldValue.increment(1),
    revenue: FieldValue.increment(5),
    byCategory: { Drills: FieldValue.increment(5) },
  });
});

it('leaves the categories alone where there are none to add', () => {
  expect(increments({ refunded: 5, byCategory: {} })).toEqual({
    refunded: FieldValue.increment(5),
  });
});
