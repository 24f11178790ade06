import { ApiError } from '../../../shared/api/api-error.ts';
import { sentenceKey } from '../../../shared/forms/sentence-key.ts';
import { identityCode, identitySentences } from '../../../shared/session/identity-errors.ts';

/** When Firebase Auth does not create the identity. */
const authenticationSentences = {
  ...identitySentences,
  'email-already-in-use': 'authentication.registrationErrors.email-already-in-use',
  'invalid-email': 'authentication.registrationErrors.invalid-email',
  'weak-password': 'authentication.registrationErrors.weak-password',
} as const;

/** When the shop's server does not register the account. */
const serverSentences = {
  'sign-in-required': 'authentication.serverErrors.sign-in-required',
  'app-check-required': 'authentication.serverErrors.app-check-required',
  'not-your-account': 'authentication.serverErrors.not-your-account',
  'invalid-input': 'authentication.serverErrors.invalid-input',
  'already-registered': 'authentication.serverErrors.already-registered',
  'too-many-requests': 'authentication.serverErrors.too-many-requests',
  'payload-too-large': 'authentication.serverErrors.payload-too-large',
  internal: 'authentication.serverErrors.internal',
} as const;

const otherwise = 'authentication.registrationErrors.otherwise' as const;

/**
 * What to say about a registration that failed: a sentence of ours by its key, or the server's own
 * where it has a code that this app does not know.
 */
export function registrationError(error: unknown) {
  if (!(error instanceof ApiError)) {
    return { key: sentenceKey(identityCode(error), authenticationSentences, otherwise) };
  }
  const { code, status, message } = error;
  const key = sentenceKey(code, serverSentences, undefined);
  if (key) return { key };
  const isFromServer = status !== 0 && code !== 'unexpected-answer';
  return isFromServer ? { sentence: message } : { key: otherwise };
}

/**
 * The form's field that the server's refusal names, as `officeAddress` or `address.zipCode`; none
 * where the form has no such field.
 */
export function refusedFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, 'not-accepted'>> {
  if (!(error instanceof ApiError)) return {};
  const field = error.field?.replace(/^address\./, '').replace('zipCode', 'zip');
  const refused = names.filter((name) => name === field);
  return Object.fromEntries(refused.map((name) => [name, 'not-accepted'])) as Partial<
    Record<Name, 'not-accepted'>
  >;
}
