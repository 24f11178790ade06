import { normalizeEmail } from '@dental-shop/domain/account/normalize-email';
import type {
  FindAccountRequest,
  FindAccountResponse,
} from '@dental-shop/domain/api/staff/find-account';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { UserRecord } from 'firebase-admin/auth';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { staff } from '../platform/firestore/staff.ts';
import { requireAdmin } from './authorize-staff.ts';

/**
 * Lets an admin check an account before granting a role. Refuses with `staff-only` or `not-found`.
 */
export async function findAccount(
  accounts: Firebase,
  { email }: FindAccountRequest,
  adminUid: string,
): Promise<FindAccountResponse> {
  await requireAdmin(accounts.firestore, adminUid);
  const account = await findAuthUser(accounts.auth, { email });
  if (!account) throw new Refusal('not-found', { field: 'email' });
  return describeAccount(accounts, account);
}

/** Helps to tell a colleague's account from an impostor's. */
export async function describeAccount(
  { firestore }: Pick<Firebase, 'firestore'>,
  { uid, email = uid, emailVerified, metadata }: UserRecord,
): Promise<FindAccountResponse> {
  const [user, member] = await Promise.all([
    users(firestore).doc(uid).get(),
    staff(firestore).doc(uid).get(),
  ]);
  const { creationTime, lastSignInTime } = metadata;
  return {
    uid,
    email,
    createdAt: isoTime(creationTime),
    lastSignInAt: lastSignInTime ? isoTime(lastSignInTime) : null,
    emailVerified,
    status: user.data()?.status ?? null,
    staff: member.exists,
    admin: member.data()?.admin ?? false,
  };
}

/** Firebase Auth returns times in HTTP's format. */
const isoTime = (time: string) => new Date(time).toISOString();

/** Their sign-in may have another address by now, or be gone. */
export interface Member {
  readonly uid: string;
  readonly email?: string | undefined;
}

/** Refuses with `not-found` if it's neither a member nor a sign-in. */
export async function findMember({ auth, firestore }: Firebase, uid: string): Promise<Member> {
  const [signIn, member] = await Promise.all([
    findAuthUser(auth, { uid }),
    staff(firestore).doc(uid).get(),
  ]);
  if (!signIn && !member.exists) throw new Refusal('not-found', { field: 'uid' });
  return { uid, email: signIn?.email };
}

/**
 * Memberships come first: a member may have changed their address, and a stranger may have it now.
 */
export async function findMembersByEmail(
  { auth, firestore }: Firebase,
  email: string,
): Promise<readonly Member[]> {
  const { docs } = await staff(firestore).where('email', '==', normalizeEmail(email)).get();
  if (docs.length > 0) {
    return docs.map((member) => ({ uid: member.id, email: member.data().email }));
  }
  const signIn = await findAuthUser(auth, { email });
  return signIn ? [signIn] : [];
}
