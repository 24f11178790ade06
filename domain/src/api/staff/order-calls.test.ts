import { describe, expect, it } from 'vitest';
import { staffCalls } from './calls.ts';

const request = {
  orderId: 'AbCdEfGhIjKlMnOpQrSt',
  reason: 'Wrong size',
  requestId: '0b0e6a0e-6f5b-4a63-9c7c-6d6d4b1d3f0a',
};

describe('staffCalls.refundOrder.request', () => {
  it.each([
    {},
    { amount: 1 },
    { amount: 99_999_999 },
    {
      lines: [
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 2 },
      ],
    },
  ])('accepts %j', (changes) => {
    expect(staffCalls.refundOrder.request.safeParse({ ...request, ...changes }).success).toBe(true);
  });

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: '100' },
    { amount: null },
    { lines: [] },
    { lines: [{ sku: 'A', quantity: 0 }] },
    {
      lines: [
        { sku: 'A', quantity: 1 },
        { sku: 'A', quantity: 2 },
      ],
    },
    { amount: 1, lines: [{ sku: 'A', quantity: 1 }] },
    { reason: ' ' },
    { reason: undefined },
    { requestId: 'again' },
    { orderId: 'orders/other' },
    { uid: 'somebody' },
  ])('rejects %j', (changes) => {
    expect(staffCalls.refundOrder.request.safeParse({ ...request, ...changes }).success).toBe(
      false,
    );
  });
});
