import { expect, it } from 'vitest';
import {
  declinesCountedMs,
  maxDeclinesOfAccount,
  maxDeclinesOfPayment,
  paymentPauseMs,
} from './declines.ts';

it('ends a payment at the fifth decline and pauses an account for an hour at ten in an hour', () => {
  expect([maxDeclinesOfPayment, maxDeclinesOfAccount]).toEqual([5, 10]);
  expect([declinesCountedMs, paymentPauseMs]).toEqual([3_600_000, 3_600_000]);
});
