export function identityCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  return error.code.startsWith('auth/') ? error.code.slice('auth/'.length) : undefined;
}

export function isTemporary(error: unknown): boolean {
  return ['network-request-failed', 'too-many-requests'].includes(identityCode(error) ?? '');
}

export const identityMessages = {
  'email-already-in-use': 'authentication.identityErrors.email-already-in-use',
  'wrong-password': 'authentication.identityErrors.wrong-password',
  'invalid-credential': 'authentication.identityErrors.invalid-credential',
  'user-not-found': 'authentication.identityErrors.user-not-found',
  'too-many-requests': 'authentication.identityErrors.too-many-requests',
  'user-disabled': 'authentication.identityErrors.user-disabled',
  'expired-action-code': 'authentication.identityErrors.expired-action-code',
  'invalid-action-code': 'authentication.identityErrors.invalid-action-code',
  'requires-recent-login': 'authentication.identityErrors.requires-recent-login',
  'user-token-expired': 'authentication.identityErrors.user-token-expired',
  'network-request-failed': 'authentication.identityErrors.network-request-failed',
  'popup-blocked': 'authentication.identityErrors.popup-blocked',
  'popup-closed-by-user': 'authentication.identityErrors.popup-closed-by-user',
  'unauthorized-domain': 'authentication.identityErrors.unauthorized-domain',
  'invalid-api-key': 'authentication.identityErrors.invalid-api-key',
  'multi-factor-auth-required': 'authentication.identityErrors.multi-factor-auth-required',
  // The Firebase project's password policy may be stricter than the six characters our forms require.
  'password-does-not-meet-requirements':
    'authentication.identityErrors.password-does-not-meet-requirements',
} as const;
