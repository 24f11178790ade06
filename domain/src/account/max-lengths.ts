import { maxEmailLength } from './email.ts';

/** The most characters that the fields of a registration take, in the forms and at the API. */
export const maxLengths = {
  fullName: 200,
  email: maxEmailLength,
  licenseNumber: 100,
  /** Kept as the street of the account's address. */
  officeAddress: 200,
  street: 200,
  city: 200,
  state: 200,
  zip: 20,
} as const;
