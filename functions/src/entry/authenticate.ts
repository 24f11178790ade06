import { isRecentSignIn } from '@dental-shop/domain/account/staff-session';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Request } from 'express';
import { type Auth, type DecodedIdToken, FirebaseAuthError } from 'firebase-admin/auth';
import type { Firebase } from '../platform/firebase.ts';
import { authorizeStaff } from '../staff/authorize-staff.ts';

export async function authenticate(request: Request, auth: Auth): Promise<DecodedIdToken> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new Refusal('sign-in-required');
  return verifyToken(auth, token);
}

/** Checks the current role, because the token may be outdated. */
export async function requireStaff(accounts: Firebase, token: DecodedIdToken): Promise<void> {
  const problem = await authorizeStaff(accounts, token);
  if (problem) throw new Refusal(problem);
}

/** Step-up authentication, in case someone else is using an unlocked computer. */
export function requireRecentSignIn(token: DecodedIdToken): void {
  if (!isRecentSignIn(token, Date.now())) throw new Refusal('recent-sign-in-required');
}

const invalidToken = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Also detects disabled, deleted, and signed-out accounts. Throws `sign-in-required`. */
export async function verifyToken(auth: Auth, token: string): Promise<DecodedIdToken> {
  try {
    return await auth.verifyIdToken(token, true);
  } catch (error) {
    throw isInvalidToken(error) ? new Refusal('sign-in-required') : error;
  }
}

function isInvalidToken(error: unknown): boolean {
  return error instanceof FirebaseAuthError && invalidToken.has(error.code);
}
