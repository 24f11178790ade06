import type { DecodedIdToken } from 'firebase-admin/auth';
import { hasClaim } from '../platform/auth/write-custom-claims.ts';
import type { Firebase } from '../platform/firebase.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { staff } from '../platform/firestore/staff.ts';

/**
 * Ends what a sign-out in the browser leaves: a copy of the token that somebody took. For staff alone,
 * on all their devices; a customer who signs out on one stays signed in on the others.
 */
export async function revokeStaffSessions(
  accounts: Firebase,
  token: DecodedIdToken,
): Promise<void> {
  if (hasClaim(token, 'staff')) await revokeAllSessions(accounts, token.uid);
}

/** Signs a member of staff out on all their devices. */
export async function revokeAllSessions({ auth, firestore }: Firebase, uid: string): Promise<void> {
  // Functions ask the identity service whether a token was revoked, and Firestore's rules cannot:
  // they read this, in the document that they read anyway.
  const signedOutAt = Math.floor(Date.now() / 1000);
  await compareAndSet(staff(firestore).doc(uid), () => ({ signedOutAt }));
  await auth.revokeRefreshTokens(uid);
}
