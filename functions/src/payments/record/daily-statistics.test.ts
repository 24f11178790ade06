import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { increments } from './daily-statistics.ts';

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
