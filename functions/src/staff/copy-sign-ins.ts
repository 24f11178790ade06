import { maxMembers } from '@dental-shop/domain/account/staff-member';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
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
 * Copies what changed outside the shop, such as in Firebase's console: revocations (new password,
 * disabled sign-in), because Firestore's rules can't query Firebase Auth, and email addresses.
 */
export async function copySignIns({ auth, firestore }: Firebase): Promise<void> {
  const { docs } = await staff(firestore).limit(maxMembers).get();
  for (const members of chunks(docs, maxAuthUsersPerLookup)) {
    const { users } = await auth.getUsers(members.map(({ id: uid }) => ({ uid })));
    const signIns = new Map(users.map((signIn) => [signIn.uid, signIn]));
    await Promise.all(
      members.map(async (member) => {
        const signIn = signIns.get(member.id);
        if (!signIn) return;
        await copyRevocation(member, signIn);
        await copyEmail(firestore, member, signIn);
      }),
    );
  }
}

async function copyRevocation({ ref }: Member, signIn: UserRecord): Promise<void> {
  await compareAndSet(ref, (member) => {
    const { signedOutAt = 0 } = member.data() ?? {};
    const wanted = earliestSignIn(signIn);
    return wanted > signedOutAt ? { signedOutAt: wanted } : undefined;
  });
}

/** Tokens issued before a sign-in was disabled stay invalid when it's enabled again. */
function earliestSignIn(signIn: UserRecord): number {
  const { disabled, metadata } = signIn;
  const lastSignIn = disabled ? Math.floor(Date.parse(metadata.lastSignInTime) / 1000) + 1 : 0;
  return Math.max(tokensValidAfter(signIn), lastSignIn || 0);
}

async function copyEmail(firestore: Firestore, member: Member, signIn: UserRecord): Promise<void> {
  if (!hasChangedEmail(signIn, member.data())) return;
  try {
    await syncMemberEmail(firestore, signIn);
  } catch (error) {
    const { uid } = signIn;
    logError('Changed email not synced', { uid, error: describeError(error) });
  }
}
