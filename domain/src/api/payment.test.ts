import { expect, it } from 'vitest';
import { createPaymentIntentRequest } from './payment.ts';

const request = (quantity: unknown, extra: object = {}) => ({
  email: 'ana@example.com',
  customerData: { selectedItems: [{ sku: 'I4510', quantity, ...extra }] },
});

it.each([1, 9_999])('takes a quantity of %i', (quantity) => {
  expect(createPaymentIntentRequest.safeParse(request(quantity)).success).toBe(true);
});

it.each([0, -1, 1.5, 1e9, '1', null, Number.NaN])('refuses a quantity of %s', (quantity) => {
  expect(createPaymentIntentRequest.safeParse(request(quantity)).success).toBe(false);
});

it('refuses a price that the request names', () => {
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
])('refuses %j as a checkout id', (checkoutId) => {
  const body = request(1);
  const refused = { ...body, customerData: { ...body.customerData, checkoutId } };
  expect(createPaymentIntentRequest.safeParse(refused).success).toBe(false);
});
