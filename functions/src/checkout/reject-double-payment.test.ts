import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { isUnintendedRepeat } from './reject-double-payment.ts';

const ms = (value: number) => Timestamp.fromMillis(value);
/** Paid at 100 s, at the end of Stripe's second; the webhook came half a minute later. */
const confirmed = { at: ms(100_000), knownAt: ms(130_000) };

it.each([
  ['long before', 1_000, true],
  ['in the second of the payment', 100_999, true],
  ['60 ms later, in the next second', 101_059, true],
  ['when a person may have seen it, although the webhook is late', 103_000, false],
  ['when the shop knows', 130_000, false],
])('tells a checkout begun %s', (_, begun, expected) => {
  expect(isUnintendedRepeat(ms(begun), confirmed)).toBe(expected);
});

it('takes a checkout for a second order as soon as the shop knows of the first', () => {
  const fast = { at: ms(100_000), knownAt: ms(100_300) };
  expect(isUnintendedRepeat(ms(100_299), fast)).toBe(true);
  expect(isUnintendedRepeat(ms(100_301), fast)).toBe(false);
});
