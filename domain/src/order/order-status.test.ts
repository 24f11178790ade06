import { expect, it } from 'vitest';
import { orderStatusColour, transactionStatusColour } from './order-status.ts';

it.each([
  ['completed', 'green'],
  ['processing', 'blue'],
  ['failed', 'red'],
  ['refunded', 'yellow'],
  ['pending', 'yellow'],
  ['anything else', 'yellow'],
])('shows an order that is %s in %s', (status, colour) => {
  expect(orderStatusColour(status)).toBe(colour);
});

it.each([
  ['completed', 'green'],
  ['failed', 'yellow'],
  ['processing', 'yellow'],
])('shows a transaction that is %s in %s', (status, colour) => {
  expect(transactionStatusColour(status)).toBe(colour);
});
