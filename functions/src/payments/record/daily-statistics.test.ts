import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { countsOfDecline, datedCounts, increments } from './daily-statistics.ts';
import type { TransactionChange } from './merge-transactions.ts';

type Facts = Pick<TransactionChange['transaction'], 'type' | 'status'>;

const at = Date.parse('2026-01-31T23:59:59Z');
const change = (facts: Facts, from?: TransactionChange['from']): TransactionChange => ({
  from,
  transaction: { id: 'x', amount: 1_001, currency: 'usd', createdAt: at, ...facts },
});
const counted = (changes: TransactionChange[]) => datedCounts({ changes, items: [] });

describe('datedCounts', () => {
  const item = { sku: 'I3006', name: 'Implant', unitPrice: 333, quantity: 3 };
  const paid = change({ type: 'payment', status: 'completed' });

  it('counts revenue in total and by catalogue category', () => {
    const category = findProduct(catalogue, 'I3006')?.category ?? '';
    const items = [item, { ...item, unitPrice: 1, quantity: 1 }, { ...item, sku: 'GONE' }];
    expect(datedCounts({ changes: [paid], items })).toStrictEqual([
      { at, counts: { orders: 1, revenue: 1_001, byCategory: { [category]: 1_000 } } },
    ]);
  });

  it('omits categories if the items are unknown', () => {
    expect(counted([paid])).toStrictEqual([{ at, counts: { orders: 1, revenue: 1_001 } }]);
  });

  it.each([
    ['a processing payment', change({ type: 'payment', status: 'processing' })],
    ['a failed payment', change({ type: 'payment', status: 'failed' }, 'processing')],
    ['a pending refund', change({ type: 'refund', status: 'pending' })],
    ['a failed refund', change({ type: 'refund', status: 'failed' }, 'pending')],
    ['a dispute that the shop won', change({ type: 'dispute', status: 'failed' }, 'pending')],
  ])('counts nothing for %s', (_, given) => {
    expect(datedCounts({ changes: [given], items: [item] })).toEqual([]);
  });

  it('counts a lost dispute as a refund, and as a dispute only if it is new', () => {
    expect(counted([change({ type: 'dispute', status: 'completed' })])).toStrictEqual([
      { at, counts: { disputes: 1, refunded: 1_001 } },
    ]);
    expect(counted([change({ type: 'dispute', status: 'completed' }, 'pending')])).toStrictEqual([
      { at, counts: { refunded: 1_001 } },
    ]);
  });

  it('counts a decline at the time it happened', () => {
    expect(countsOfDecline(at)).toEqual([{ at, counts: { failedPayments: 1 } }]);
    expect(countsOfDecline(undefined)).toEqual([]);
  });
});

it('increments each count and each category separately', () => {
  const written = increments({ orders: 1, revenue: 5, byCategory: { Drills: 5 } });
  expect(written).toEqual({
    orders: FieldValue.increment(1),
    revenue: FieldValue.increment(5),
    byCategory: { Drills: FieldValue.increment(5) },
  });
});

it("doesn't write categories if there are none to increment", () => {
  expect(increments({ refunded: 5, byCategory: {} })).toEqual({
    refunded: FieldValue.increment(5),
  });
});
