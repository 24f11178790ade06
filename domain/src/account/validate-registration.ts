import { phoneNotation } from '../contact/phone-notation.ts';
import { cleanLine } from '../text/clean-text.ts';
import { isEmail } from './email.ts';
import type { RegistrationIssue } from './registration-issues.ts';
import type { AccountType } from './user.ts';

interface CommonFields {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  type: AccountType | '';
  licenseNumber: string;
  /** Optional. */
  phone?: string;
}

export interface SimpleRegistrationForm extends CommonFields {
  officeAddress: string;
}

export interface AddressRegistrationForm extends CommonFields {
  street: string;
  city: string;
  state: string;
  zip: string;
}

const minPasswordLength = 6;

export type RegistrationIssues<Form> = Partial<Record<keyof Form, RegistrationIssue>>;

type CommonForm = Omit<SimpleRegistrationForm, 'officeAddress'>;

type PasswordForm = Pick<CommonForm, 'password' | 'confirmPassword'>;

export function validatePassword(form: PasswordForm): RegistrationIssues<PasswordForm> {
  const issues: RegistrationIssues<PasswordForm> = {};
  if (!form.password) issues.password = 'password-required';
  else if (form.password.length < minPasswordLength) issues.password = 'password-too-short';
  if (form.confirmPassword !== form.password) issues.confirmPassword = 'passwords-differ';
  return issues;
}

function commonIssues(form: CommonForm): RegistrationIssues<CommonForm> {
  const issues: RegistrationIssues<CommonForm> = validatePassword(form);
  const email = form.email.trim();
  if (!cleanLine(form.fullName)) issues.fullName = 'full-name-required';
  if (!email) issues.email = 'email-required';
  else if (!isEmail(email)) issues.email = 'email-invalid';
  if (!form.type) issues.type = 'type-required';
  if (form.type === 'dentist' && !cleanLine(form.licenseNumber)) {
    issues.licenseNumber = 'license-number-required';
  }
  if (!phoneNotation.test(cleanLine(form.phone ?? ''))) issues.phone = 'phone-invalid';
  return issues;
}

export function validateSimpleRegistration(
  form: SimpleRegistrationForm,
): RegistrationIssues<SimpleRegistrationForm> {
  const issues: RegistrationIssues<SimpleRegistrationForm> = commonIssues(form);
  if (!cleanLine(form.officeAddress)) issues.officeAddress = 'office-address-required';
  return issues;
}

export function validateAddressRegistration(
  form: AddressRegistrationForm,
): RegistrationIssues<AddressRegistrationForm> {
  const issues: RegistrationIssues<AddressRegistrationForm> = commonIssues(form);
  if (!cleanLine(form.street)) issues.street = 'street-required';
  if (!cleanLine(form.city)) issues.city = 'city-required';
  if (!cleanLine(form.state)) issues.state = 'state-required';
  if (!cleanLine(form.zip)) issues.zip = 'zip-required';
  return issues;
}
