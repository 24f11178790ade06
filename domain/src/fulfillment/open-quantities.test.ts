import { expect, it } from 'vitest';
import type { OrderStatus } from '../order/order-status.ts';
import { hasUnsentUnits, refundedByAmount } from './open-quantities.ts';

const items = [
  { sku: 'I4510', quantity: 2 },
  { sku: 'I4511', quantity: 1 },
];
const all = { I4510: 2, I4511: 1 };
const order = { items, packed: {}, status: 'completed' as OrderStatus };
const refund = (quantity: number) => ({
  ...{ requestId: 'r1', requestedAt: 0, failed: false },
  lines: [{ sku: 'I4510', quantity, shippedQuantity: 0 }],
});

it.each([
  ['nothing is shipped', order],
  ['one unit is missing', { ...order, packed: all, shipped: { ...all, I4510: 1 } }],
  ['everything is packed, but not released', { ...order, packed: all }],
  ['the payment is processing', { ...order, status: 'processing' as OrderStatus }],
  ['the payment is disputed', { ...order, status: 'disputed' as OrderStatus }],
  ['only some units are refunded', { ...order, lineRefunds: [refund(2)] }],
])('an order still has units to send if %s', (_, record) => {
  expect(hasUnsentUnits(record)).toBe(true);
});

it.each([
  ['everything is shipped', { ...order, packed: all, shipped: all }],
  ['it is refunded', { ...order, status: 'refunded' as OrderStatus }],
  ['its payment failed', { ...order, status: 'failed' as OrderStatus }],
  ['the rest is refunded', { ...order, shipped: { I4511: 1 }, lineRefunds: [refund(2)] }],
  ['it predates shipments', { items, status: 'completed' as OrderStatus }],
])('an order has no units to send if %s', (_, record) => {
  expect(hasUnsentUnits(record)).toBe(false);
});

it.each([
  ['is the difference to the refunded units', 14_800, [refund(1)], 900],
  ['is zero if only units were refunded', 13_900, [refund(1)], 0],
  ['is zero if the units were refunded for less than their price', 9_000, [refund(1)], 0],
  ['ignores failed refunds of units', 900, [{ ...refund(1), failed: true }], 900],
])('refundedByAmount %s', (_, amountRefunded, lineRefunds, expected) => {
  const priced = items.map((item) => ({ ...item, unitPrice: 13_900 }));
  expect(refundedByAmount({ ...order, items: priced, amountRefunded, lineRefunds })).toBe(expected);
});
