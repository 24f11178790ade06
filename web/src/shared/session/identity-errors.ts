/** The codes of the identity service that have a sentence of their own wherever they occur. */
const namedCodes = [
  'email-already-in-use',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'too-many-requests',
  'user-disabled',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'unauthorized-domain',
  'invalid-api-key',
  'multi-factor-auth-required',
  // The project's password policy, which its owner may set stricter than the six characters here.
  'password-does-not-meet-requirements',
] as const;

type NamedCode = (typeof namedCodes)[number];

function isNamed(code: string): code is NamedCode {
  return namedCodes.some((named) => named === code);
}

/** The code without its `auth/` prefix; empty when `error` is not the identity service's. */
export function identityCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return '';
  return error.code.startsWith('auth/') ? error.code.slice('auth/'.length) : '';
}

export type IdentityErrorKey = `authentication.identityErrors.${NamedCode}`;

/** Undefined for a code without a sentence of its own. */
export function identityErrorKey(code: string): IdentityErrorKey | undefined {
  return isNamed(code) ? `authentication.identityErrors.${code}` : undefined;
}
