import { expect, it } from 'vitest';
import {
  declineWindowMs,
  maxDeclinesPerAccount,
  maxDeclinesPerPayment,
  paymentPauseMs,
} from './declines.ts';

it('five declines end a payment, and ten in an hour pause an account for an hour', () => {
  expect([maxDeclinesPerPayment, maxDeclinesPerAccount]).toEqual([5, 10]);
  expect([declineWindowMs, paymentPauseMs]).toEqual([3_600_000, 3_600_000]);
});
