import { expect, it } from 'vitest';
import {
  declineWindowMs,
  maxDeclinesPerAccount,
  maxDeclinesPerPayment,
  paymentPauseMs,
} from './declines.ts';

it('ends a payment at the fifth decline and pauses an account for an hour at ten in an hour', () => {
  expect([maxDeclinesPerPayment, maxDeclinesPerAccount]).toEqual([5, 10]);
  expect([declineWindowMs, paymentPauseMs]).toEqual([3_600_000, 3_600_000]);
});
