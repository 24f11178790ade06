import { normalizeEmail } from '@dental-shop/domain/account/email';
import { isInvitationOpen } from '@dental-shop/domain/account/staff-invitation';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { staff } from '../platform/firestore/staff.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';
import type { StaffHandler } from './act-as-staff.ts';
import { requireAdmin } from './authorize-staff.ts';
import { changeStaffRole } from './change-staff-role.ts';

/**
 * The new Auth user has no password, so only the owner of the mailbox can use it. Throws
 * `account-exists` for any other account, which may belong to someone else.
 */
export const inviteStaff: StaffHandler<'inviteStaff', Firebase> = async (
  accounts,
  { email, admin, language },
  adminUid,
) => {
  const { auth, firestore } = accounts;
  await requireAdmin(firestore, adminUid);
  await requireWithinLimit(firestore, { ...rateLimits.staffInvitations, key: adminUid });
  const known = await findAuthUser(auth, { email: normalizeEmail(email) });
  if (known && !(await isInvited(accounts, known))) {
    throw new Refusal('account-exists', { field: 'email' });
  }
  const account = known ?? (await createSignIn(auth, email));
  const change = { account, wanted: { staff: true, admin }, invitation: { language } };
  try {
    await changeStaffRole(accounts, { ...change, by: adminUid });
  } catch (error) {
    // Deletes the new Auth user if it didn't become a member. Otherwise, the address would have an account that no one
    // invited.
    if (!known && !(await staff(firestore).doc(account.uid).get()).exists) {
      await auth.deleteUser(account.uid);
    }
    throw error;
  }
  return { uid: account.uid };
};

async function isInvited({ firestore }: Firebase, authUser: UserRecord): Promise<boolean> {
  const { uid, emailVerified } = authUser;
  if (emailVerified) return false;
  const [membership, profile] = await Promise.all([
    staff(firestore).doc(uid).get(),
    users(firestore).doc(uid).get(),
  ]);
  const member = membership.data();
  return member ? isInvitationOpen(member) : !profile.exists && isUnused(authUser);
}

/**
 * A crash between creating the Auth user and the membership leaves an unused Auth user behind. It has
 * no password, unlike the Auth users of people who register.
 */
function isUnused(authUser: UserRecord): boolean {
  const { providerData, passwordHash, disabled, metadata } = authUser;
  const { creationTime, lastSignInTime } = metadata;
  // Firebase's emulator counts the creation as a sign-in.
  const hasSignedIn = lastSignInTime && Date.parse(lastSignInTime) > Date.parse(creationTime);
  const hasPassword = providerData.length > 0 || passwordHash !== undefined;
  return !hasPassword && !hasSignedIn && !disabled;
}

async function createSignIn(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.createUser({ email, emailVerified: false });
  } catch (error) {
    // Someone has just registered or been invited with this address.
    const isTaken =
      error instanceof FirebaseAuthError && error.code === 'auth/email-already-exists';
    throw isTaken ? new Refusal('account-exists', { field: 'email' }) : error;
  }
}
