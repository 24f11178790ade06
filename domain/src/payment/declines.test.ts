import { expect, it } from 'vitest';
import {
  declineWindowMs,
  maxDeclinesPerAccount,
  maxDeclinesPerPayment,
  paymentPauseMs,
} from './declines.ts';

it('limits a payment to five declines and an account to ten per hour', () => {
  expect([maxDeclinesPerPayment, maxDeclinesPerAccount]).toEqual([5, 10]);
  expect([declineWindowMs, paymentPauseMs]).toEqual([3_600_000, 3_600_000]);
});
