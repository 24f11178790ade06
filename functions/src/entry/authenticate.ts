import { isRecentSignIn } from '@dental-shop/domain/account/staff-session';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Request } from 'express';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { Firebase } from '../platform/firebase.ts';
import { authorizeStaff } from '../staff/authorize-staff.ts';

/** The signed-in user of a request; refuses with `sign-in-required` where there is none. */
export async function authenticate(request: Request, auth: Auth): Promise<DecodedIdToken> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new Refusal('sign-in-required');
  return verifyToken(auth, token);
}

/**
 * Refuses whoever may not act as staff now, even if the token's claims say so: `staff-only`, or what
 * a member of staff has to do about it.
 */
export async function requireStaff(accounts: Firebase, token: DecodedIdToken): Promise<void> {
  const problem = await authorizeStaff(accounts, token);
  if (problem) throw new Refusal(problem);
}

/**
 * Refuses with `recent-sign-in-required` a token whose owner gave the password too long ago for what
 * cannot be taken back: whoever finds a screen unlocked does not know the password.
 */
export function requireRecentSignIn(token: DecodedIdToken): void {
  if (!isRecentSignIn(token, Date.now())) throw new Refusal('recent-sign-in-required');
}

/** The identity service's codes for a token that is invalid or no longer valid. */
const invalidToken = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * What an ID token says. Asks the identity service each time, so that an account that was disabled,
 * deleted or signed out everywhere is refused although its token has time left. Refuses with
 * `sign-in-required`; throws on the identity service's own failures, which signing in does not
 * cure.
 */
export async function verifyToken(auth: Auth, token: string): Promise<DecodedIdToken> {
  try {
    return await auth.verifyIdToken(token, true);
  } catch (error) {
    throw isInvalidToken(error) ? new Refusal('sign-in-required') : error;
  }
}

function isInvalidToken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    invalidToken.has(error.code)
  );
}
