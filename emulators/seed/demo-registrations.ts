import type { RegisterRequest } from '@dental-shop/domain/api/register';

type Form = RegisterRequest extends infer Request
  ? Request extends { uid: string }
    ? Omit<Request, 'uid' | 'email'>
    : never
  : never;

export const dentistForm: Form = {
  fullName: 'Dana Dentist',
  type: 'dentist',
  licenseNumber: 'NV-10482',
  language: 'en',
  address: {
    street: '250 Liberty Street, Suite 4',
    city: 'Reno',
    state: 'NV',
    zipCode: '89501',
    country: 'United States',
  },
};

export const labForm: Form = {
  fullName: 'Lakeside Dental Lab',
  type: 'lab',
  licenseNumber: null,
  language: 'en',
  address: {
    street: '18 Harbor Road',
    city: 'San Diego',
    state: 'CA',
    zipCode: '92101',
    country: 'United States',
  },
};
