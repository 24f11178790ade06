import {
  invitationExpiresAt,
  isInvitationOpen,
} from '@dental-shop/domain/account/staff-invitation';
import { maxMembers } from '@dental-shop/domain/account/staff-member';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { runAuditedTransaction } from '../platform/audit.ts';
import { maxAuthUsersPerLookup } from '../platform/auth/find-auth-user.ts';
import { chunks } from '../platform/chunks.ts';
import type { Firebase } from '../platform/firebase.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { type StaffDocument, staff } from '../platform/firestore/staff.ts';
import { describeError } from '../platform/log-redaction.ts';

/**
 * Ends invitations that were accepted or have expired. An expired one would let a later
 * owner of the mailbox become staff.
 */
export async function sweepInvitations(accounts: Firebase, now = Date.now()): Promise<void> {
  const { auth, firestore } = accounts;
  const { docs } = await staff(firestore)
    .where('invitation.acceptedAt', '==', null)
    .limit(maxMembers)
    .get();
  for (const part of chunks(docs, maxAuthUsersPerLookup)) {
    const { users: authUsers } = await auth.getUsers(part.map(({ id: uid }) => ({ uid })));
    const byUid = new Map(authUsers.map((authUser) => [authUser.uid, authUser]));
    for (const member of part) {
      const uid = member.id;
      try {
        await sweepInvitation(accounts, member, byUid.get(uid), now);
      } catch (error) {
        logError('Invitation not swept', { uid, error: describeError(error) });
      }
    }
  }
}

async function sweepInvitation(
  accounts: Firebase,
  member: QueryDocumentSnapshot<StaffDocument>,
  authUser: UserRecord | undefined,
  now: number,
): Promise<void> {
  if (authUser?.emailVerified) {
    await compareAndSet(member.ref, (current) => {
      const { invitation } = current.data() ?? {};
      return (
        invitation && { invitation: { ...invitation, acceptedAt: FieldValue.serverTimestamp() } }
      );
    });
    return;
  }
  if (!isExpired(member.data(), now)) return;
  // Deleted first, so the next sweep repeats this after a crash.
  if (authUser) await accounts.auth.deleteUser(authUser.uid);
  await deleteMembership(accounts, member.id, now);
}

function isExpired(member: StaffDocument, now: number): boolean {
  const sentAt = member.invitation?.sentAt.toMillis();
  return sentAt !== undefined && isInvitationOpen(member) && now >= invitationExpiresAt(sentAt);
}

async function deleteMembership({ firestore }: Firebase, uid: string, now: number): Promise<void> {
  const membership = staff(firestore).doc(uid);
  await runAuditedTransaction(firestore, async (transaction, addEntry) => {
    const member = (await transaction.get(membership)).data();
    if (!member || !isExpired(member, now)) return;
    transaction.delete(membership);
    addEntry({ who: '', whoEmail: '', what: 'expire-invitation', whom: uid, why: null });
  });
}
