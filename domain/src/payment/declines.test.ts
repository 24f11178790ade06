import { expect, it } from 'vitest';
import {
  declinesCountedMs,
  maxDeclinesOfAccount,
  maxDeclinesOfPayment,
  paymentPauseMs,
} from './declines.ts';

it('five declines end a payment, and ten in an hour pause an account for an hour', () => {
  expect([maxDeclinesOfPayment, maxDeclinesOfAccount]).toEqual([5, 10]);
  expect([declinesCountedMs, paymentPauseMs]).toEqual([3_600_000, 3_600_000]);
});
