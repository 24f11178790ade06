import { expect, it } from 'vitest';
import { maxLines } from '../checkout/checkout.ts';
import { createPaymentIntentRequest } from './payment.ts';

const ordering = (selectedItems: unknown) => ({
  email: 'ana@example.com',
  customerData: { selectedItems },
});
const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => ({ sku: `A${line}`, quantity: 1 }));

const request = (quantity: unknown, extra: object = {}) =>
  ordering([{ sku: 'I4510', quantity, ...extra }]);

it.each([1, 9_999])('accepts a quantity of %i', (quantity) => {
  expect(createPaymentIntentRequest.safeParse(request(quantity)).success).toBe(true);
});

it.each([0, -1, 1.5, 1e9, '1', null, Number.NaN])('rejects a quantity of %s', (quantity) => {
  expect(createPaymentIntentRequest.safeParse(request(quantity)).success).toBe(false);
});

it('trims a SKU', () => {
  const { customerData } = createPaymentIntentRequest.parse(
    ordering([{ sku: ' I3006 ', quantity: 1 }]),
  );
  expect(customerData.selectedItems).toEqual([{ sku: 'I3006', quantity: 1 }]);
});

it.each([1, maxLines])('accepts %i lines', (count) => {
  expect(createPaymentIntentRequest.safeParse(ordering(lines(count))).success).toBe(true);
});

it.each([0, maxLines + 1])('rejects %i lines', (count) => {
  expect(createPaymentIntentRequest.safeParse(ordering(lines(count))).success).toBe(false);
});

it.each([
  ['A', true],
  ['A'.repeat(40), true],
  ['A'.repeat(41), false],
  ['  ', false],
])('for the SKU %j, returns success: %s', (sku, isValid) => {
  const read = createPaymentIntentRequest.safeParse(ordering([{ sku, quantity: 1 }]));
  expect(read.success).toBe(isValid);
});

it('rejects a price in the request', () => {
  expect(createPaymentIntentRequest.safeParse(request(1, { price: 1 })).success).toBe(false);
});

it.each([
  '../users/x',
  '',
  'short',
  'a/b/c/d/e/f/g/h/i/j',
  'AbCdEfGhIjKlMnOpQrStU',
  'customer-AbCdEfGhIjKlMnOpQrSt',
  'AbCdEfGhIjKlMnOpQrSt/x',
])('rejects the checkout ID %j', (checkoutId) => {
  const body = request(1);
  const invalid = { ...body, customerData: { ...body.customerData, checkoutId } };
  expect(createPaymentIntentRequest.safeParse(invalid).success).toBe(false);
});

it('rejects a request to resume without a checkout ID', () => {
  const body = request(1);
  const resuming = { ...body.customerData, resume: true };
  const read = (customerData: object) =>
    createPaymentIntentRequest.safeParse({ ...body, customerData }).success;
  expect(read(resuming)).toBe(false);
  expect(read({ ...resuming, checkoutId: 'AbCdEfGhIjKlMnOpQrSt' })).toBe(true);
});
