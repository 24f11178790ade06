import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { maxAuthUsersPerLookup } from '../platform/auth/find-auth-user.ts';
import { hasClaim } from '../platform/auth/write-custom-claims.ts';
import type { Firebase } from '../platform/firebase.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { maxMembers, staff } from '../platform/firestore/staff.ts';

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

/**
 * Copies revocations made outside the shop (new password, disabled sign-in, console), because
 * Firestore's rules can't query Firebase Auth.
 */
export async function copyRevokedTokens({ auth, firestore }: Firebase): Promise<void> {
  const { docs } = await staff(firestore).limit(maxMembers).get();
  for (let start = 0; start < docs.length; start += maxAuthUsersPerLookup) {
    const members = docs.slice(start, start + maxAuthUsersPerLookup);
    const { users: signIns } = await auth.getUsers(members.map(({ id: uid }) => ({ uid })));
    const validAfter = new Map(signIns.map((signIn) => [signIn.uid, earliestSignIn(signIn)]));
    await Promise.all(
      members.map(({ ref, id }) =>
        compareAndSet(ref, (member) => {
          const { signedOutAt = 0 } = member.data() ?? {};
          const wanted = validAfter.get(id) ?? 0;
          return wanted > signedOutAt ? { signedOutAt: wanted } : undefined;
        }),
      ),
    );
  }
}

/** Tokens issued before a sign-in was disabled stay invalid when it's enabled again. */
function earliestSignIn(signIn: UserRecord): number {
  const { disabled, metadata } = signIn;
  const lastSignIn = disabled ? Math.floor(Date.parse(metadata.lastSignInTime) / 1000) + 1 : 0;
  return Math.max(tokensValidAfter(signIn), lastSignIn || 0);
}
