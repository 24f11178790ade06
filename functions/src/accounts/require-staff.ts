import { apiErrors } from '@dental-shop/domain/api/error';
import type { Auth } from 'firebase-admin/auth';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { hasClaim } from './change-claim.ts';

/**
 * The uid of the member of staff who calls. A token keeps its claims for up to an hour after they
 * were taken away, so the identity service is asked what holds now.
 */
export async function requireStaff(auth: Auth, { auth: caller }: CallableRequest): Promise<string> {
  if (!caller) throw new HttpsError('unauthenticated', apiErrors['sign-in-required'].error);
  if (!hasClaim(caller.token, 'staff')) throw staffOnly();
  await auth.verifyIdToken(caller.rawToken, true).catch(() => {
    throw new HttpsError('unauthenticated', apiErrors['sign-in-required'].error);
  });
  const { customClaims } = await auth.getUser(caller.uid);
  if (!hasClaim(customClaims, 'staff')) throw staffOnly();
  return caller.uid;
}

function staffOnly(): HttpsError {
  return new HttpsError('permission-denied', apiErrors['staff-only'].error);
}
