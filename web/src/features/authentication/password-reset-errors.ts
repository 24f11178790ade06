import {
  type IdentityErrorKey,
  identityCode,
  identityErrorKey,
} from '../../shared/session/identity-errors.ts';

const keys = {
  'invalid-email': 'authentication.passwordResetErrors.invalid-email',
  'user-not-found': 'authentication.passwordResetErrors.user-not-found',
  'missing-email': 'authentication.passwordResetErrors.missing-email',
  'too-many-requests': 'authentication.passwordResetErrors.too-many-requests',
} as const;

type PasswordResetError =
  | { key: (typeof keys)[keyof typeof keys] }
  /** The reason is put into the sentence `authentication.passwordResetErrors.otherwise`. */
  | { reason: { key: IdentityErrorKey } | { message: string } };

/** What to say when no reset link could be sent. */
export function passwordResetError(error: unknown): PasswordResetError {
  const code = identityCode(error);
  if (Object.hasOwn(keys, code)) return { key: keys[code as keyof typeof keys] };
  const key = identityErrorKey(code);
  if (key) return { reason: { key } };
  return { reason: { message: error instanceof Error ? error.message : String(error) } };
}
