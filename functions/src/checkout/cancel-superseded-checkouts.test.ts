import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { supersededBy } from './cancel-superseded-checkouts.ts';

const claimed = (id: string, seconds: number, nanoseconds = 0) => ({
  id,
  claimedAt: new Timestamp(seconds, nanoseconds).valueOf(),
});

it('cancels checkouts claimed earlier, but none claimed later', () => {
  const open = [claimed('first', 9), claimed('second', 10, 999), claimed('third', 10, 1_000)];
  expect(supersededBy('third', open)).toEqual(['first', 'second']);
  expect(supersededBy('second', open)).toEqual(['first']);
  expect(supersededBy('first', open)).toEqual([]);
});

it('cancels exactly one of two checkouts claimed at the same instant', () => {
  const open = [claimed('a', 1), claimed('b', 1)];
  expect(supersededBy('a', open)).toEqual([]);
  expect(supersededBy('b', open)).toEqual(['a']);
});

it('cancels nothing if the checkout is no longer open', () => {
  expect(supersededBy('gone', [claimed('a', 1)])).toEqual([]);
});
