import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { findSuperseded } from './cancel-superseded-checkouts.ts';

const claimed = (id: string, seconds: number, nanoseconds = 0) => ({
  id,
  claimedAt: new Timestamp(seconds, nanoseconds).valueOf(),
});

it('cancels only checkouts that were claimed earlier', () => {
  const open = [claimed('first', 9), claimed('second', 10, 999), claimed('third', 10, 1_000)];
  expect(findSuperseded('third', open)).toEqual(['first', 'second']);
  expect(findSuperseded('second', open)).toEqual(['first']);
  expect(findSuperseded('first', open)).toEqual([]);
});

it('cancels exactly one of two checkouts claimed at the same instant', () => {
  const open = [claimed('a', 1), claimed('b', 1)];
  expect(findSuperseded('a', open)).toEqual([]);
  expect(findSuperseded('b', open)).toEqual(['a']);
});

it('cancels nothing if the checkout is no longer open', () => {
  expect(findSuperseded('gone', [claimed('a', 1)])).toEqual([]);
});
