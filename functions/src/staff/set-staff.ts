import type { SetStaffRequest, SetStaffResponse } from '@dental-shop/domain/api/staff/set-staff';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Firebase } from '../platform/firebase.ts';
import { audit, staff } from '../platform/firestore/staff.ts';
import { findAccountByEmail, grantStaff, revokeStaff } from './membership.ts';

interface Change {
  adminUid: string;
  uid: string;
  wanted: SetStaffRequest;
}

/**
 * Changes who is staff, for an admin. Refuses with `staff-only` somebody who is no admin,
 * `not-found` where nobody has the address, `last-admin` where no other admin would be left.
 */
export async function setStaff(
  accounts: Firebase,
  wanted: SetStaffRequest,
  adminUid: string,
): Promise<SetStaffResponse> {
  const account = await findAccountByEmail(accounts.auth, wanted.email);
  // Asked first, so that nobody else learns here which addresses have an account.
  await requireAdmin(accounts.firestore, adminUid);
  if (!account) throw new Refusal('not-found', { field: 'email' });
  await auditChange(accounts.firestore, { adminUid, uid: account.uid, wanted });
  if (wanted.staff) {
    await grantStaff(accounts, account, { admin: wanted.admin, grantedBy: adminUid });
  } else {
    await revokeStaff(accounts, account);
  }
  return { uid: account.uid, staff: wanted.staff };
}

async function requireAdmin(firestore: Firestore, uid: string): Promise<void> {
  const member = (await staff(firestore).doc(uid).get()).data();
  if (member?.admin !== true) throw new Refusal('staff-only');
}

/**
 * Notes who changed what, and ends a membership, in the transaction that reads who else is an
 * admin: two admins cannot remove each other at the same moment.
 */
async function auditChange(firestore: Firestore, { adminUid, uid, wanted }: Change): Promise<void> {
  const staysAdmin = wanted.staff && wanted.admin;
  await firestore.runTransaction(async (transaction) => {
    const admins = await transaction.get(staff(firestore).where('admin', '==', true));
    const uids = admins.docs.map(({ id }) => id);
    const admin = admins.docs.find(({ id }) => id === adminUid)?.data();
    if (!admin) throw new Refusal('staff-only');
    const others = uids.filter((each) => each !== uid);
    if (!staysAdmin && others.length === 0) throw new Refusal('last-admin');
    const membership = staff(firestore).doc(uid);
    if (!wanted.staff) transaction.delete(membership);
    else if (!staysAdmin && uids.includes(uid)) transaction.update(membership, { admin: false });
    transaction.create(audit(firestore).doc(), {
      who: adminUid,
      whoEmail: admin.email,
      what: wanted.staff ? 'grant-staff' : 'revoke-staff',
      whom: uid,
      when: FieldValue.serverTimestamp(),
      why: wanted.staff && wanted.admin ? 'admin' : null,
    });
  });
}
