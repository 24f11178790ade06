import { maxPhoneLength } from '../contact/phone-notation.ts';
import { maxEmailLength } from './email.ts';

export const maxLengths = {
  fullName: 200,
  email: maxEmailLength,
  licenseNumber: 100,
  officeAddress: 200,
  street: 200,
  city: 200,
  state: 200,
  zip: 20,
  phone: maxPhoneLength,
} as const;
