import type { AccountType } from './account-type.ts';

interface CommonFields {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  /** Empty until one of the two is chosen. */
  type: AccountType | '';
  licenseNumber: string;
}

/** What `/create-account` asks for. */
export interface SimpleRegistrationForm extends CommonFields {
  officeAddress: string;
}

/** What `/register` asks for; the country is fixed. */
export interface AddressRegistrationForm extends CommonFields {
  street: string;
  city: string;
  state: string;
  zip: string;
}
