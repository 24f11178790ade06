import { ApiError } from '../../shared/api/api-error.ts';
import {
  type IdentityErrorKey,
  identityCode,
  identityErrorKey,
} from '../../shared/session/identity-errors.ts';

const identityKeys = {
  'email-already-in-use': 'authentication.registrationErrors.email-already-in-use',
  'invalid-email': 'authentication.registrationErrors.invalid-email',
  'weak-password': 'authentication.registrationErrors.weak-password',
} as const;

const serverKeys = {
  'sign-in-required': 'authentication.serverErrors.sign-in-required',
  'not-your-account': 'authentication.serverErrors.not-your-account',
  'invalid-input': 'authentication.serverErrors.invalid-input',
  'already-registered': 'authentication.serverErrors.already-registered',
  'too-many-requests': 'authentication.serverErrors.too-many-requests',
  'payload-too-large': 'authentication.serverErrors.payload-too-large',
  internal: 'authentication.serverErrors.internal',
} as const;

type RegistrationErrorKey =
  | (typeof identityKeys)[keyof typeof identityKeys]
  | (typeof serverKeys)[keyof typeof serverKeys]
  | IdentityErrorKey
  | 'authentication.registrationErrors.otherwise';

/**
 * The fields of a form that the server has refused by name, as `officeAddress` or `address.zipCode`;
 * none where it names what the form does not ask for.
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

const otherwise = { key: 'authentication.registrationErrors.otherwise' } as const;

/**
 * What to say about a registration that failed: a sentence of ours by its key, or the server's own
 * where it has a code that this app does not know.
 */
export function registrationError(
  error: unknown,
): { key: RegistrationErrorKey } | { sentence: string } {
  if (error instanceof ApiError) {
    const { code, status, message } = error;
    if (Object.hasOwn(serverKeys, code))
      return { key: serverKeys[code as keyof typeof serverKeys] };
    const fromServer = status !== 0 && code !== 'unexpected-answer';
    return fromServer ? { sentence: message } : otherwise;
  }
  const code = identityCode(error);
  if (Object.hasOwn(identityKeys, code)) {
    return { key: identityKeys[code as keyof typeof identityKeys] };
  }
  const key = identityErrorKey(code);
  return key ? { key } : otherwise;
}
