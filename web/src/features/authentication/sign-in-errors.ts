import { type IdentityErrorKey, identityErrorKey } from '../../shared/session/identity-errors.ts';

const keys = {
  'user-not-found': 'authentication.signInErrors.user-not-found',
  'wrong-password': 'authentication.signInErrors.wrong-password',
  'invalid-credential': 'authentication.signInErrors.invalid-credential',
  'invalid-email': 'authentication.signInErrors.invalid-email',
  'user-disabled': 'authentication.signInErrors.user-disabled',
  'too-many-requests': 'authentication.signInErrors.too-many-requests',
} as const;

type SignInErrorKey =
  | (typeof keys)[keyof typeof keys]
  | IdentityErrorKey
  | 'authentication.signInErrors.otherwise';

/**
 * The sentence for a sign-in that failed with the given identity code. A fault that has nothing to
 * do with what was typed, such as no connection, is named: blaming the password would be untrue.
 */
export function signInErrorKey(code: string): SignInErrorKey {
  if (Object.hasOwn(keys, code)) return keys[code as keyof typeof keys];
  return identityErrorKey(code) ?? 'authentication.signInErrors.otherwise';
}
