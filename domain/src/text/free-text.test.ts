import { describe, expect, it } from 'vitest';
import { contactRequest } from '../api/contact.ts';
import { registerRequest } from '../api/register.ts';
import { staffCalls } from '../api/staff/calls.ts';

const hidden = '\u202EMun\u0303\u0000o\u200Bz ';
const seen = 'Muñoz';
const lines = `${hidden}\r\n${hidden}`;
const seenLines = `${seen} \n${seen}`;
const nothing = '\u200B\u0000\u202E';

const orderId = 'AbCdEfGhIjKlMnOpQrSt';
const address = {
  street: hidden,
  city: hidden,
  state: hidden,
  zipCode: hidden,
  country: 'United States',
};
const seenAddress = {
  street: seen,
  city: seen,
  state: seen,
  zipCode: seen,
  country: 'United States',
};
const dentist = {
  email: 'ana@example.com',
  fullName: hidden,
  type: 'dentist',
  licenseNumber: hidden,
} as const;

const contracts = [
  [
    'the registration with an address',
    registerRequest,
    { ...dentist, uid: 'u', address },
    { fullName: seen, licenseNumber: seen, address: seenAddress },
  ],
  [
    'the simple registration',
    registerRequest,
    { ...dentist, officeAddress: hidden },
    { fullName: seen, officeAddress: seen },
  ],
  [
    'a message',
    contactRequest,
    { name: hidden, email: 'a@b.co', subject: lines, message: lines, language: 'en' },
    { name: seen, subject: `${seen} ${seen}`, message: seenLines },
  ],
  [
    "staff's correction",
    staffCalls.updateCustomer.request,
    { uid: 'u', name: hidden, address, licenseNumber: hidden, reason: lines },
    { name: seen, address: seenAddress, licenseNumber: seen, reason: seenLines },
  ],
  ["staff's note", staffCalls.annotateOrder.request, { orderId, text: lines }, { text: seenLines }],
  [
    "staff's decision",
    staffCalls.decideAccount.request,
    { uid: 'u', decision: 'decline', reason: lines },
    { reason: seenLines },
  ],
  [
    'a refund',
    staffCalls.refundOrder.request,
    { orderId, reason: lines, requestId: '0b0e6a0e-6f5b-4a63-9c7c-6d6d4b1d3f0a' },
    { reason: seenLines },
  ],
] as const;

describe.each(contracts)('the free text of %s', (_, contract, input, kept) => {
  it('is stored without invisible characters', () => {
    expect(contract.parse(input)).toMatchObject(kept);
  });
});

it.each([
  [registerRequest, { ...dentist, officeAddress: 'x', fullName: nothing }],
  [contactRequest, { name: nothing, email: 'a@b.co', message: 'x', language: 'en' }],
  [contactRequest, { name: 'x', email: 'a@b.co\u200B', message: 'x', language: 'en' }],
  [staffCalls.updateCustomer.request, { uid: 'u', name: nothing, reason: 'x' }],
  [staffCalls.decideAccount.request, { uid: 'u', decision: 'decline', reason: nothing }],
])(
  'rejects invisible text and email addresses with invisible characters (%#)',
  (contract, input) => {
    expect(contract.safeParse(input).success).toBe(false);
  },
);
