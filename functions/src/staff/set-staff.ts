import type { SetStaffRequest, SetStaffResponse } from '@dental-shop/domain/api/staff/set-staff';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firebase } from '../platform/firebase.ts';
import { changeStaff } from './change-staff.ts';
import { findAccountForAdmin } from './find-account.ts';

/**
 * Changes who is staff, for an admin. Refuses with `not-found` where nobody has the address, or an
 * account has it that is not the one the admin was shown; otherwise as `changeStaff` does.
 */
export async function setStaff(
  accounts: Firebase,
  { email, uid: shown, staff, admin }: SetStaffRequest,
  adminUid: string,
): Promise<SetStaffResponse> {
  const account = await findAccountForAdmin(accounts, email, adminUid);
  if (shown !== undefined && shown !== account.uid) {
    throw new Refusal('not-found', { field: 'email' });
  }
  await changeStaff(accounts, { account, wanted: { staff, admin }, by: adminUid });
  return { uid: account.uid, staff };
}
