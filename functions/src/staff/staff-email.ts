import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { staff } from '../platform/firestore/staff.ts';

/**
 * The e-mail address of the member of staff who acts, for the audit trail. Read within the
 * transaction, so that a revocation at this moment wins. Throws a Refusal `staff-only`.
 */
export async function staffEmail(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<string> {
  const member = (await transaction.get(staff(firestore).doc(uid))).data();
  if (!member) throw new Refusal('staff-only');
  return member.email;
}
