import { refusalSentences } from '@dental-shop/domain/refusal/refusal';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { loadContent } from '../../../shared/i18n/content.ts';
import { createI18n } from '../../../shared/i18n/create-i18n.ts';
import { identityFailure } from '../../../shared/testing/identity-failure.ts';
import { refusedFields, registrationError } from './registration-errors.ts';

const i18n = await createI18n('en');
await loadContent(i18n, ['authentication']);
const sentence = (error: unknown) => registrationError(error, i18n.t);

const generic = 'An error occurred during registration. Please try again.';

describe('registrationError', () => {
  it.each([
    ['email-already-in-use', 'An account with this email already exists'],
    ['invalid-email', 'Invalid email format'],
    ['weak-password', 'Password should be at least 6 characters'],
    ['internal-error', generic],
  ])('for %s, shows: %s', (code, expected) => {
    expect(sentence(identityFailure(code))).toBe(expected);
  });

  it("shows the server's message", () => {
    const error = refusalSentences['already-registered'];
    const known = new ApiError(409, { code: 'already-registered', error });
    expect(sentence(known)).toBe('An account with this email already exists');
    const unknown = new ApiError(418, { code: 'teapot', error: 'Only tea today.' });
    expect(sentence(unknown)).toBe('Only tea today.');
    const uncoded = new ApiError(418, { code: 'uncoded', error: 'Only tea today.' });
    expect(sentence(uncoded)).toBe('Only tea today.');
  });

  it("shows a generic message if the server didn't send a valid response", () => {
    expect(sentence(new ApiError(0, { code: 'network', error: 'x' }))).toBe(generic);
    expect(sentence(new ApiError(502, { code: 'unexpected-answer', error: 'x' }))).toBe(generic);
    expect(sentence(new TypeError('x'))).toBe(generic);
  });
});

describe('refusedFields', () => {
  const names = ['street', 'zip', 'email'] as const;
  const refusal = (field?: string) =>
    new ApiError(400, { code: 'invalid-input', error: 'x', ...(field ? { field } : {}) });

  it.each([
    ['email', { email: 'not-accepted' }],
    ['address.street', { street: 'not-accepted' }],
    ['address.zipCode', { zip: 'not-accepted' }],
    ['address.country', {}],
    ['uid', {}],
    [undefined, {}],
  ])('maps %s to the form field', (field, expected) => {
    expect(refusedFields(refusal(field), names)).toEqual(expected);
  });

  it('returns nothing for an error from Firebase Auth', () => {
    expect(refusedFields(identityFailure('invalid-email'), names)).toEqual({});
  });
});
