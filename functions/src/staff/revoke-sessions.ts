import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { hasClaim } from '../platform/auth/write-custom-claims.ts';
import type { Firebase } from '../platform/firebase.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { staff } from '../platform/firestore/staff.ts';

/**
 * Signs staff out everywhere, in case a token was stolen. Customers stay signed in on other
 * devices.
 */
export async function revokeStaffSessions(
  accounts: Firebase,
  token: DecodedIdToken,
): Promise<void> {
  if (hasClaim(token, 'staff')) await revokeAllSessions(accounts, token.uid);
}

export async function revokeAllSessions({ auth, firestore }: Firebase, uid: string): Promise<void> {
  // Firestore's rules can't check revocations with Firebase Auth, so they read this instead.
  const signedOutAt = Math.floor(Date.now() / 1000);
  await compareAndSet(staff(firestore).doc(uid), () => ({ signedOutAt }));
  await auth.revokeRefreshTokens(uid);
}

/** In seconds since 1970. Changes when tokens are revoked or when the password or email changes. */
export const tokensValidAfter = ({
  tokensValidAfterTime,
}: Partial<Pick<UserRecord, 'tokensValidAfterTime'>>): number =>
  tokensValidAfterTime === undefined ? 0 : Math.floor(Date.parse(tokensValidAfterTime) / 1000);
