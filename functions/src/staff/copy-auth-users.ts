import { maxMembers } from '@dental-shop/domain/account/staff-member';
import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { maxAuthUsersPerLookup } from '../platform/auth/find-auth-user.ts';
import { hasChangedEmail } from '../platform/auth/verified-email.ts';
import { chunks } from '../platform/chunks.ts';
import type { Firebase } from '../platform/firebase.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { type StaffDocument, staff } from '../platform/firestore/staff.ts';
import { describeError } from '../platform/log-redaction.ts';
import { tokensValidAfter } from './revoke-sessions.ts';
import { syncMemberEmail } from './sync-member-email.ts';

type Member = QueryDocumentSnapshot<StaffDocument>;

/**
 * Copies changes made outside the shop, such as in Firebase's console: email addresses, and
 * revocations (a new password or a disabled user), which Firestore's rules can't look up in
 * Firebase Auth.
 */
export async function copyAuthUsers({ auth, firestore }: Firebase): Promise<void> {
  const { docs } = await staff(firestore).limit(maxMembers).get();
  for (const members of chunks(docs, maxAuthUsersPerLookup)) {
    const { users } = await auth.getUsers(members.map(({ id: uid }) => ({ uid })));
    const authUsers = new Map(users.map((authUser) => [authUser.uid, authUser]));
    await Promise.all(
      members.map(async (member) => {
        const authUser = authUsers.get(member.id);
        if (!authUser) return;
        try {
          await copyRevocation(member, authUser);
          if (hasChangedEmail(authUser, member.data())) await syncMemberEmail(firestore, authUser);
        } catch (error) {
          logError('Auth user not copied', { uid: member.id, error: describeError(error) });
        }
      }),
    );
  }
}

async function copyRevocation({ ref }: Member, authUser: UserRecord): Promise<void> {
  await compareAndSet(ref, (member) => {
    const stored = { signedOutAt: 0, disabled: false, ...member.data() };
    const signedOutAt = Math.max(stored.signedOutAt, earliestSignIn(authUser));
    const { disabled } = authUser;
    const isCopied = signedOutAt === stored.signedOutAt && disabled === stored.disabled;
    return isCopied ? undefined : { signedOutAt, disabled };
  });
}

/** Tokens issued before an Auth user was disabled stay invalid when it's enabled again. */
function earliestSignIn(authUser: UserRecord): number {
  const { disabled, metadata } = authUser;
  const lastSignIn = disabled ? Math.floor(Date.parse(metadata.lastSignInTime) / 1000) + 1 : 0;
  return Math.max(tokensValidAfter(authUser), lastSignIn || 0);
}
