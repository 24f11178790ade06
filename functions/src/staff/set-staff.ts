import type { CheckedStaffInput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { UserRecord } from 'firebase-admin/auth';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import type { StaffHandler } from './act-as-staff.ts';
import { requireAdmin } from './authorize-staff.ts';
import { changeStaffRole } from './change-staff-role.ts';
import { findMember, findMembersByEmail, type Member } from './find-account.ts';

export const setStaff: StaffHandler<'setStaff', Firebase> = async (accounts, request, adminUid) => {
  await requireAdmin(accounts.firestore, adminUid);
  const { staff, admin } = request;
  const account = staff
    ? await findAccountToGrant(accounts, request)
    : await findMemberToRemove(accounts, request);
  await changeStaffRole(accounts, { account, wanted: { staff, admin }, by: adminUid });
  return { uid: account.uid, staff };
};

type Target = Pick<CheckedStaffInput<'setStaff'>, 'email' | 'uid'>;

async function findAccountToGrant(
  { auth }: Firebase,
  { email, uid: shown }: Target,
): Promise<UserRecord> {
  const account = await findAuthUser(auth, { email });
  if (!account || (shown !== undefined && shown !== account.uid)) {
    throw new Refusal('not-found', { field: 'email' });
  }
  return account;
}

/** Uses the uid, because the address may belong to someone else by now. */
async function findMemberToRemove(accounts: Firebase, { email, uid }: Target): Promise<Member> {
  if (uid !== undefined) return findMember(accounts, uid);
  const [member, another] = await findMembersByEmail(accounts, email);
  if (!member) throw new Refusal('not-found', { field: 'email' });
  if (another) throw new Refusal('invalid-input', { field: 'uid' });
  return member;
}
