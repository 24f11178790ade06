import { expect, it } from 'vitest';
import { orderStatusColor, transactionStatusColor } from './order-status.ts';

it.each([
  ['completed', 'green'],
  ['processing', 'blue'],
  ['failed', 'red'],
  ['refunded', 'yellow'],
  ['pending', 'yellow'],
  ['anything else', 'yellow'],
])('shows an order that is %s in %s', (status, color) => {
  expect(orderStatusColor(status)).toBe(color);
});

it.each([
  ['completed', 'green'],
  ['failed', 'yellow'],
  ['processing', 'yellow'],
])('shows a transaction that is %s in %s', (status, color) => {
  expect(transactionStatusColor(status)).toBe(color);
});
