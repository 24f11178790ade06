import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiError } from './refusals.ts';

/** What the identity service says of a token that is worth nothing, or no longer. */
const refusals = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * What an ID token says. Asks the identity service each time, so that an account that was disabled,
 * deleted or signed out everywhere is refused although its token has time left.
 * Throws an ApiError `sign-in-required`, or the identity service's own failure.
 */
export async function verifyToken(auth: Auth, token: string): Promise<DecodedIdToken> {
  try {
    return await auth.verifyIdToken(token, true);
  } catch (error) {
    if (isRefusal(error)) throw new ApiError('sign-in-required');
    // The identity service itself failed: the user cannot cure that by signing in.
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    refusals.has(error.code)
  );
}
