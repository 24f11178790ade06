import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { isUnintendedRepeat } from './reject-double-payment.ts';

const ms = (value: number) => Timestamp.fromMillis(value);
const confirmed = { at: ms(100_000), knownAt: ms(130_000) };

it.each([
  ['long before', 1_000, true],
  ['in the same second as the payment', 100_999, true],
  ['60 ms later, in the next second', 101_059, true],
  ['after the customer may have seen the result, although the webhook is late', 103_000, false],
  ['once the webhook has arrived', 130_000, false],
])('for a checkout started %s (%d ms), isUnintendedRepeat returns %j', (_, startedAt, expected) => {
  expect(isUnintendedRepeat(ms(startedAt), confirmed)).toBe(expected);
});

it('treats a checkout as a second order if it starts after the first payment is recorded', () => {
  const fast = { at: ms(100_000), knownAt: ms(100_300) };
  expect(isUnintendedRepeat(ms(100_299), fast)).toBe(true);
  expect(isUnintendedRepeat(ms(100_301), fast)).toBe(false);
});
