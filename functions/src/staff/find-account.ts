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
 * Shows an admin whose account it is that they are about to make staff. Refuses with `staff-only`, and
 * with `not-found` where nobody has the address.
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

/** What tells a colleague's account from one that a stranger has made with their address. */
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

/** The identity service writes times in HTTP's format. */
const isoTime = (time: string) => new Date(time).toISOString();
