export const registrationIssues = {
  'full-name-required': 'Full name is required',
  'email-required': 'Email is required',
  'email-invalid': 'Please enter a valid email address',
  'password-required': 'Password is required',
  'password-too-short': 'Password must be at least 6 characters',
  'passwords-differ': 'Passwords do not match',
  'type-required': 'Please select an account type',
  'license-number-required': 'License number is required for dentists',
  'office-address-required': 'Office/shipping address is required',
  'street-required': 'Street address is required',
  'city-required': 'City is required',
  'state-required': 'State/Province is required',
  'zip-required': 'Zip/Postal code is required',
  'phone-invalid': 'Enter a phone number, for example 702-555-0123, or leave this empty.',
  'not-accepted': 'This wasn’t accepted. Check it and try again.',
} as const;

export type RegistrationIssue = keyof typeof registrationIssues;
