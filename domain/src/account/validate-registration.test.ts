import { describe, expect, it } from 'vitest';
import { registrationIssues } from './registration-issues.ts';
import {
  validateAddressRegistration,
  validateSimpleRegistration,
} from './validate-registration.ts';

const common = {
  fullName: 'Ana Pérez',
  email: 'ana@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  type: 'dentist' as const,
  licenseNumber: 'D-1',
};
const simple = { ...common, officeAddress: '1 Main Street, Reno' };
const withAddress = { ...common, street: '1 Main Street', city: 'Reno', state: 'NV', zip: '89501' };
const empty = {
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
  type: '' as const,
  licenseNumber: '',
};

const sentences = (issues: Partial<Record<string, keyof typeof registrationIssues>>) =>
  Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [field, issue && registrationIssues[issue]]),
  );

describe('validateSimpleRegistration', () => {
  it('accepts a complete form', () => {
    expect(validateSimpleRegistration(simple)).toEqual({});
  });

  it('accepts a phone number in any notation, and rejects other text', () => {
    for (const phone of ['', ' ', '702-555-0123', ' +1 (702) 555-0123 ']) {
      expect(validateSimpleRegistration({ ...simple, phone })).toEqual({});
    }
    expect(sentences(validateSimpleRegistration({ ...simple, phone: 'call me' }))).toEqual({
      phone: 'Enter a phone number, for example 702-555-0123, or leave this empty.',
    });
  });

  it('reports every missing field', () => {
    expect(sentences(validateSimpleRegistration({ ...empty, officeAddress: ' ' }))).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      password: 'Password is required',
      type: 'Please select an account type',
      officeAddress: 'Office/shipping address is required',
    });
  });

  it.each(['ana', 'ana@', 'ana@example', 'a na@example.com', 'ana@exam ple.com', '@example.com'])(
    'rejects the email address %j',
    (email) => {
      expect(sentences(validateSimpleRegistration({ ...simple, email }))).toEqual({
        email: 'Please enter a valid email address',
      });
    },
  );

  it('requires a password of at least six characters and a matching confirmation', () => {
    const form = { ...simple, password: 'short', confirmPassword: 'other' };
    expect(sentences(validateSimpleRegistration(form))).toEqual({
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Passwords do not match',
    });
  });

  it('requires a license number only for dentists', () => {
    expect(sentences(validateSimpleRegistration({ ...simple, licenseNumber: ' ' }))).toEqual({
      licenseNumber: 'License number is required for dentists',
    });
    expect(validateSimpleRegistration({ ...simple, type: 'lab', licenseNumber: '' })).toEqual({});
  });
});

describe('validateAddressRegistration', () => {
  it('accepts a complete form', () => {
    expect(validateAddressRegistration(withAddress)).toEqual({});
  });

  it('reports every missing part of the address', () => {
    const form = { ...withAddress, street: '', city: '', state: '', zip: '' };
    expect(sentences(validateAddressRegistration(form))).toEqual({
      street: 'Street address is required',
      city: 'City is required',
      state: 'State/Province is required',
      zip: 'Zip/Postal code is required',
    });
  });
});
