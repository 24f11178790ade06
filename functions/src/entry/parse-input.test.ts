import { createPaymentIntentRequest } from '@dental-shop/domain/api/payment';
import { registerRequest } from '@dental-shop/domain/api/register';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { describe, expect, it } from 'vitest';
import { invalidField, parseInput } from './parse-input.ts';

const common = { email: 'a@example.com', fullName: 'A', type: 'dentist', licenseNumber: 'D-1' };
const simple = { ...common, officeAddress: '1 Main Street' };
const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};
const full = { ...common, uid: 'u', address };

interface Schema {
  safeParse(input: unknown): { error?: { issues: Parameters<typeof invalidField>[0] } | undefined };
}
const wrongField = (schema: Schema, input: unknown) =>
  invalidField(schema.safeParse(input).error?.issues ?? []);

describe('invalidField', () => {
  it.each([
    ['fullName', { ...simple, fullName: '' }],
    ['email', { ...simple, email: 'nobody' }],
    ['type', { ...simple, type: 'staff' }],
    ['officeAddress', { ...simple, officeAddress: '' }],
    ['licenseNumber', { ...simple, licenseNumber: null }],
    ['status', { ...simple, status: 'approved' }],
    ['fullName', { ...full, fullName: '' }],
    ['uid', { ...full, uid: 5 }],
    ['address', { ...full, address: 'Reno' }],
    ['address.zipCode', { ...full, address: { ...address, zipCode: '' } }],
    ['address.state', { ...full, address: { ...address, state: '', zipCode: '' } }],
    ['address.country', { ...full, address: { ...address, country: 'Spain' } }],
    ['address.planet', { ...full, address: { ...address, planet: 'Earth' } }],
    ['staff', { ...full, staff: true }],
    ['staff', { ...full, staff: true, status: 'approved' }],
  ])('returns %s for an invalid registration', (field, form) => {
    expect(wrongField(registerRequest, form)).toBe(field);
  });

  it.each([
    ['email', { customerData: { selectedItems: [{ sku: 'x', quantity: 1 }] } }],
    ['customerData.selectedItems', { email: 'a@b.c', customerData: { selectedItems: [] } }],
    [
      'customerData.selectedItems.0.quantity',
      { email: 'a@b.c', customerData: { selectedItems: [{ sku: 'x', quantity: 1.5 }] } },
    ],
    [
      'customerData.selectedItems.0.price',
      { email: 'a@b.c', customerData: { selectedItems: [{ sku: 'x', quantity: 1, price: 1 }] } },
    ],
  ])('returns %s for an invalid payment request', (field, request) => {
    expect(wrongField(createPaymentIntentRequest, request)).toBe(field);
  });

  it('returns undefined if the input as a whole is invalid', () => {
    expect(wrongField(createPaymentIntentRequest, 'text')).toBeUndefined();
    expect(invalidField([])).toBeUndefined();
  });
});

describe('invalidField for a union without a matching alternative', () => {
  type Issues = Parameters<typeof invalidField>[0];
  const wrong = (...names: string[]): Issues => names.map((name) => ({ path: [name] }));
  const among = (...errors: Issues[]) => invalidField([{ path: ['contact'], errors }]);

  it('uses the alternative with the fewest invalid fields', () => {
    expect(among(wrong('street', 'city', 'state'), wrong('phone'))).toBe('contact.phone');
    expect(among(wrong('phone'), wrong('street', 'city', 'state'))).toBe('contact.phone');
  });

  it('prefers an alternative with invalid fields to one with unrecognized keys', () => {
    const lacking: Issues = [{ path: [], keys: ['street'] }];
    expect(among(lacking, wrong('street', 'city'))).toBe('contact.street');
    expect(among(lacking, wrong('city', 'street'))).toBe('contact.city');
  });

  it('returns the parent field if no nested field can be identified', () => {
    expect(among([{ path: [] }])).toBe('contact');
    expect(among()).toBe('contact');
  });
});

describe('parseInput', () => {
  function refusalOf(input: unknown): Refusal {
    try {
      parseInput(createPaymentIntentRequest, input);
    } catch (error) {
      if (error instanceof Refusal) return error;
    }
    throw new Error('The input was not rejected.');
  }

  it('rejects invalid input with the name of the field', () => {
    const { code, details } = refusalOf({ email: 'a@b.c', customerData: { selectedItems: [] } });
    expect([code, details]).toStrictEqual([
      'invalid-input',
      { field: 'customerData.selectedItems' },
    ]);
  });

  it('rejects without a field name if the input as a whole is invalid', () => {
    const { code, details } = refusalOf('text');
    expect([code, details]).toStrictEqual(['invalid-input', {}]);
  });

  it('returns the parsed data', () => {
    const schema = { safeParse: () => ({ success: true as const, data: 'read' }) };
    expect(parseInput(schema, 'given')).toBe('read');
  });
});
