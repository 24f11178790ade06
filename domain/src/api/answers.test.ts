import { expect, it } from 'vitest';
import type * as z from 'zod';
import {
  checkApprovalResponse,
  deleteAccountRequest,
  deleteAccountResponse,
  profileResponse,
  recordsQuery,
  transactionsResponse,
} from './account.ts';
import { certificateRequest, certificateResponse } from './certificate.ts';
import { contactResponse } from './contact.ts';
import { pageErrorRequest } from './page-errors.ts';
import { invoicePath, paymentMethodPath, staffCallPath } from './paths.ts';
import {
  createPaymentIntentResponse,
  removePaymentMethodResponse,
  savedPaymentMethodsResponse,
} from './payment.ts';
import { registerResponse } from './register.ts';
import { alreadyDecided } from './staff/account-calls.ts';

const instant = '2026-11-01T12:00:00Z';
const item = { sku: 'I3006', name: 'Implant', unitPrice: 13_900, quantity: 2 };
const address = { street: '1 Main', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' };
const certificate = { number: 'C-1', score: 9, questions: 10, passedAt: instant };
const profile = {
  name: 'Ana',
  email: 'ana@example.com',
  type: 'lab',
  createdAt: instant,
  address,
  phone: '+1 617 555 0100',
  approved: true,
};
const transaction = {
  id: 't1',
  timestamp: null,
  orderId: 'o1',
  type: 'refund',
  amount: 5,
  currency: 'usd',
  status: 'completed',
};
const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };

const responses: [string, z.ZodType, object][] = [
  ['checkApproval', checkApprovalResponse, { approved: false, status: 'pending' }],
  ['profile', profileResponse, { data: { profile, certificate } }],
  ['profile without a certificate', profileResponse, { data: { profile, certificate: null } }],
  ['transactions', transactionsResponse, { data: [transaction], next: null }],
  ['deleteAccount', deleteAccountResponse, { success: true, finished: false }],
  [
    'certificate',
    certificateResponse,
    { data: { right: 9, isPassed: true, certificate, isNew: true } },
  ],
  ['contact', contactResponse, { success: true }],
  ['register', registerResponse, { success: true }],
  [
    'createPaymentIntent',
    createPaymentIntentResponse,
    {
      clientSecret: 'pi_1_secret_2',
      checkoutId: 'abcdefghij0123456789',
      items: [item],
      amount: 27_800,
      currency: 'usd',
    },
  ],
  ['savedPaymentMethods', savedPaymentMethodsResponse, { data: [card] }],
  ['removePaymentMethod', removePaymentMethodResponse, { success: true }],
  [
    'already-decided',
    alreadyDecided,
    { code: 'already-decided', status: 'approved', decidedBy: null },
  ],
];

it.each(responses)('%s parses with all of its fields', (_, schema, response) => {
  expect(schema.parse(response)).toEqual(response);
  expect(schema.safeParse({}).success).toBe(false);
});

it.each([
  ['registerResponse', registerResponse],
  ['contactResponse', contactResponse],
  ['removePaymentMethodResponse', removePaymentMethodResponse],
])('%s rejects success: false', (_, schema) => {
  expect(schema.safeParse({ success: false }).success).toBe(false);
});

it('recordsQuery accepts only a document ID as its cursor', () => {
  expect(recordsQuery.parse({ after: 'o1' })).toEqual({ after: 'o1' });
  expect(recordsQuery.parse({})).toEqual({});
  expect(recordsQuery.safeParse({ after: 'a/b' }).success).toBe(false);
});

it.each(['DELETE', 'ELIMINAR'])(
  'deleteAccountRequest accepts the confirmation %s',
  (confirmation) => {
    expect(deleteAccountRequest.safeParse({ confirmation }).success).toBe(true);
  },
);

it.each([
  {},
  { confirmation: 'delete' },
  { confirmation: '' },
  { confirmation: 'DELETE', uid: 'u' },
])('deleteAccountRequest rejects %j', (request) => {
  expect(deleteAccountRequest.safeParse(request).success).toBe(false);
});

it('certificateRequest requires a valid answer to every question and no other fields', () => {
  const all = certificateRequest.shape.answers.shape;
  const given = Object.fromEntries(Object.keys(all).map((name) => [name, 'a']));
  const accepts = (request: unknown) => certificateRequest.safeParse(request).success;
  expect(accepts({ answers: given })).toBe(true);
  expect(accepts({ answers: {} })).toBe(false);
  expect(accepts({ answers: { ...given, other: 'a' } })).toBe(false);
  expect(accepts({ answers: given, score: 10 })).toBe(false);
  const [first = ''] = Object.keys(all);
  expect(accepts({ answers: { ...given, [first]: 'z' } })).toBe(false);
});

it.each([
  [{ page: 'p', message: 'm', stack: 's' }, true],
  [{ page: 'p'.repeat(2_001), message: 'm', stack: 's' }, false],
  [{ page: 'p', message: 'm'.repeat(2_001), stack: 's' }, false],
  [{ page: 'p', message: 'm', stack: 's'.repeat(20_001) }, false],
  [{ page: 'p', message: 'm', stack: 's', user: 'u' }, false],
])('pageErrorRequest limits the length of each field (%#)', (report, isValid) => {
  expect(pageErrorRequest.safeParse(report).success).toBe(isValid);
});

it('encodes IDs in paths as a single segment', () => {
  expect(invoicePath('a/b')).toBe('/api/de/account/orders/a%2Fb/invoice');
  expect(paymentMethodPath('pm/1')).toBe('/api/de/payment/payment-methods/pm%2F1');
  expect(staffCallPath('refundOrder')).toBe('/api/staff/refundOrder');
});
