import { describe, expect, it } from 'vitest';
import { registerRequest } from './register.ts';

const simple = {
  email: 'ana@example.com',
  fullName: 'Ana Pérez',
  type: 'dentist',
  licenseNumber: 'D-1',
  officeAddress: '1 Main Street, Reno',
};
const withAddress = {
  uid: 'abc',
  email: 'lab@example.com',
  fullName: 'Lab',
  type: 'lab',
  licenseNumber: null,
  address: {
    street: '1 Main',
    city: 'Reno',
    state: 'NV',
    zipCode: '89501',
    country: 'United States',
  },
};

describe('registerRequest', () => {
  it.each([simple, withAddress, { ...simple, password: 'secret' }])(
    'accepts both forms',
    (form) => {
      expect(registerRequest.safeParse(form).success).toBe(true);
    },
  );

  it.each([
    ['a dentist without a license', { ...simple, licenseNumber: null }],
    ['a lab with a license', { ...withAddress, licenseNumber: 'X' }],
    ['an unknown type', { ...simple, type: 'staff' }],
    ['a status in the request', { ...simple, status: 'approved' }],
    ['another country', { ...withAddress, address: { ...withAddress.address, country: 'Canada' } }],
    [
      'a polluted prototype',
      JSON.parse('{"__proto__": {"status": "approved"}, "email": "a@b.co"}'),
    ],
    ['null', null],
  ])('rejects %s', (_, form) => {
    expect(registerRequest.safeParse(form).success).toBe(false);
  });
});
