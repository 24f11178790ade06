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
  ])('names %s of a registration', (field, form) => {
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
  ])('names %s of a payment', (field, request) => {
    expect(wrongField(createPaymentIntentRequest, request)).toBe(field);
  });

  it('names nothing where the whole is wrong', () => {
    expect(wrongField(createPaymentIntentRequest, 'text')).toBeUndefined();
    expect(invalidField([])).toBeUndefined();
  });
});

describe('of alternative forms, none of which fits, invalidField', () => {
  type Issues = Parameters<typeof invalidField>[0];
  const wrong = (...names: string[]): Issues => names.map((name) => ({ path: [name] }));
  const among = (...errors: Issues[]) => invalidField([{ path: ['contact'], errors }]);

  it('goes by the one with the fewest wrong fields', () => {
    expect(among(wrong('street', 'city', 'state'), wrong('phone'))).toBe('contact.phone');
    expect(among(wrong('phone'), wrong('street', 'city', 'state'))).toBe('contact.phone');
  });

  it('goes by one with many wrong fields before one that lacks a given field', () => {
    const lacking: Issues = [{ path: [], keys: ['street'] }];
    expect(among(lacking, wrong('street', 'city'))).toBe('contact.street');
    expect(among(lacking, wrong('city', 'street'))).toBe('contact.city');
  });

  it('names the field that has them where all of it is wrong, or no form is near', () => {
    expect(among([{ path: [] }])).toBe('contact');
    expect(among()).toBe('contact');
  });
});

describe('parseInput', () => {
  function refused(input: unknown): Refusal {
    try {
      parseInput(createPaymentIntentRequest, input);
    } catch (error) {
      if (error instanceof Refusal) return error;
    }
    throw new Error('The input was not refused.');
  }

  it('refuses what is wrong with the name of the field', () => {
    const { code, details } = refused({ email: 'a@b.c', customerData: { selectedItems: [] } });
    expect([code, details]).toStrictEqual([
      'invalid-input',
      { field: 'customerData.selectedItems' },
    ]);
  });

  it('tells of no field where the whole is wrong', () => {
    const { code, details } = refused('text');
    expect([code, details]).toStrictEqual(['invalid-input', {}]);
  });

  it('hands on what the schema made of the input', () => {
    const schema = { safeParse: () => ({ success: true as const, data: 'read' }) };
    expect(parseInput(schema, 'given')).toBe('read');
  });
});
