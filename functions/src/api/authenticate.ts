import type { Request } from 'express';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiError } from './errors.ts';

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
 * The signed-in user of a request. Asks the identity service each time, so that an account that was
 * disabled, deleted or signed out everywhere is refused although its token has time left.
 */
export async function authenticate(request: Request, auth: Auth): Promise<DecodedIdToken> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new ApiError('sign-in-required');
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
