import { createPaymentIntentRequest } from '@dental-shop/domain/api/payment';
import { registerRequest } from '@dental-shop/domain/api/register';
import { describe, expect, it } from 'vitest';
import { invalidField } from './parse-input.ts';

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
  });
});
