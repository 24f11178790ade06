import { statusAfter } from '@dental-shop/domain/account/account-status';
import type {
  DecideAccountRequest,
  DecideAccountResponse,
} from '@dental-shop/domain/api/decide-account';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { audit, users } from '../database.ts';

/**
 * Writes a decision of staff and who made it, both or neither. The same decision again changes
 * nothing. Returns undefined for an account that is not registered.
 */
export async function decideAccount(
  firestore: Firestore,
  staffUid: string,
  { uid, decision, reason }: DecideAccountRequest,
): Promise<DecideAccountResponse | undefined> {
  const reference = users(firestore).doc(uid);
  const status = statusAfter(decision);
  return firestore.runTransaction(async (transaction) => {
    const user = (await transaction.get(reference)).data();
    if (!user) return undefined;
    if (user.status !== status) {
      transaction.update(reference, { status, decidedAt: FieldValue.serverTimestamp() });
      transaction.create(audit(firestore).doc(), {
        who: staffUid,
        what: decision,
        whom: uid,
        when: FieldValue.serverTimestamp(),
        why: reason ?? null,
      });
    }
    return { uid, status };
  });
}
