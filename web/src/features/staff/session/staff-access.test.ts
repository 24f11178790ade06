import { expect, it } from 'vitest';
import { staffAccess } from './staff-access.ts';

const staff = { staff: true, email_verified: true };
const withFactor = {
  sign_in_provider: 'password',
  identities: {},
  sign_in_second_factor: 'totp',
};

it.each([
  ['open', staff, {}],
  ['none', { email_verified: true }, {}],
  ['none', { ...staff, staff: 'true' }, {}],
  ['unverified', { ...staff, email_verified: false }, {}],
  ['unverified', { staff: true }, {}],
  ['second-factor', staff, { secondFactor: true }],
  ['open', { ...staff, firebase: withFactor }, { secondFactor: true }],
  ['open', staff, { secondFactor: false }],
])('returns %s for the claims %j and the member %j', (access, claims, member) => {
  expect(staffAccess({ claims }, member)).toBe(access);
});
