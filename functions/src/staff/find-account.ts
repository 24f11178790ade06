import { normalizeEmail } from '@dental-shop/domain/account/email';
import { isInvitationOpen } from '@dental-shop/domain/account/staff-invitation';
import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { UserRecord } from 'firebase-admin/auth';
import { findAuthUser, isoTime } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { staff } from '../platform/firestore/staff.ts';
import type { StaffHandler } from './act-as-staff.ts';
import { requireAdmin } from './authorize-staff.ts';

export const findAccount: StaffHandler<'findAccount', Firebase> = async (
  accounts,
  { email },
  adminUid,
) => {
  await requireAdmin(accounts.firestore, adminUid);
  const account = await findAuthUser(accounts.auth, { email });
  if (!account) throw new Refusal('not-found', { field: 'email' });
  return describeAccount(accounts, account);
};

/** Helps staff tell a colleague's account from an impostor's. */
export async function describeAccount(
  { firestore }: Pick<Firebase, 'firestore'>,
  { uid, email = uid, emailVerified, metadata }: UserRecord,
): Promise<StaffOutput<'findAccount'>> {
  const [user, member] = await Promise.all([
    users(firestore).doc(uid).get(),
    staff(firestore).doc(uid).get(),
  ]);
  const { creationTime, lastSignInTime } = metadata;
  const membership = member.data();
  return {
    uid,
    email,
    createdAt: isoTime(creationTime),
    lastSignInAt: lastSignInTime ? isoTime(lastSignInTime) : null,
    emailVerified,
    status: user.data()?.status ?? null,
    staff: membership !== undefined,
    admin: membership?.admin ?? false,
    invited: membership !== undefined && !emailVerified && isInvitationOpen(membership),
  };
}

/** The Auth user may have been deleted or have a different address by now. */
export interface Member {
  readonly uid: string;
  readonly email?: string | undefined;
}

export async function findMember({ auth, firestore }: Firebase, uid: string): Promise<Member> {
  const [authUser, member] = await Promise.all([
    findAuthUser(auth, { uid }),
    staff(firestore).doc(uid).get(),
  ]);
  if (!authUser && !member.exists) throw new Refusal('not-found', { field: 'uid' });
  return { uid, email: authUser?.email };
}

/** Memberships come first: a member's former address may belong to a stranger now. */
export async function findMembersByEmail(
  { auth, firestore }: Firebase,
  email: string,
): Promise<readonly Member[]> {
  const { docs } = await staff(firestore).where('email', '==', normalizeEmail(email)).get();
  if (docs.length > 0) {
    return docs.map((member) => ({ uid: member.id, email: member.data().email }));
  }
  const authUser = await findAuthUser(auth, { email });
  return authUser ? [authUser] : [];
}
