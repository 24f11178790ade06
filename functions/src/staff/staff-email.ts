import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../entry/refusals.ts';
import { staff } from '../platform/firestore/collections.ts';

/**
 * The e-mail address of the member of staff who acts, for the audit trail. Read within the
 * transaction, so that a revocation at this moment wins. Throws an ApiError `staff-only`.
 */
export async function staffEmail(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<string> {
  const member = (await transaction.get(staff(firestore).doc(uid))).data();
  if (!member) throw new ApiError('staff-only');
  return member.email;
}
