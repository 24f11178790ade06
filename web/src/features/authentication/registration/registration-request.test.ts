import { registerRequest } from '@dental-shop/domain/api/register';
import { describe, expect, it } from 'vitest';
import { addressRegistrationRequest, simpleRegistrationRequest } from './registration-request.ts';

const common = {
  fullName: ' Ana Ruiz ',
  email: ' ana@example.com ',
  password: 'secret-1',
  confirmPassword: 'secret-1',
  type: 'dentist',
  licenseNumber: ' D-1 ',
} as const;

describe('registration requests', () => {
  it("omits the password from the simple form's request", () => {
    const request = simpleRegistrationRequest({ ...common, officeAddress: ' 1 Main St ' }, 'es');
    expect(request).toEqual({
      email: 'ana@example.com',
      fullName: 'Ana Ruiz',
      type: 'dentist',
      licenseNumber: 'D-1',
      officeAddress: '1 Main St',
      language: 'es',
    });
    expect(registerRequest.safeParse(request).success).toBe(true);
  });

  it("includes the UID and the country in the address form's request", () => {
    const form = { ...common, street: '1 Main St', city: 'Reno', state: 'NV', zip: ' 89501 ' };
    const request = addressRegistrationRequest(form, 'en', 'u1');
    expect(request).toEqual({
      uid: 'u1',
      email: 'ana@example.com',
      fullName: 'Ana Ruiz',
      type: 'dentist',
      licenseNumber: 'D-1',
      address: {
        street: '1 Main St',
        city: 'Reno',
        state: 'NV',
        zipCode: '89501',
        country: 'United States',
      },
      language: 'en',
    });
    expect(registerRequest.safeParse(request).success).toBe(true);
  });

  it('includes the phone number only if one was entered', () => {
    const form = { ...common, officeAddress: '1 Main St' };
    const request = simpleRegistrationRequest({ ...form, phone: ' 702-555-0123 ' }, 'en');
    expect(request.phone).toBe('702-555-0123');
    expect(registerRequest.safeParse(request).success).toBe(true);
    expect(simpleRegistrationRequest({ ...form, phone: ' ' }, 'en')).not.toHaveProperty('phone');
  });

  it('sends no license number for a lab even if one was entered', () => {
    const form = { ...common, type: 'lab', officeAddress: '1 Main St' } as const;
    const request = simpleRegistrationRequest(form, 'en');
    expect(request.licenseNumber).toBeNull();
    expect(registerRequest.safeParse(request).success).toBe(true);
  });
});
