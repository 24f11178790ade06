import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import { hasChangedEmail } from '../platform/auth/verified-email.ts';
import { users } from '../platform/firestore/accounts.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { staff } from '../platform/firestore/staff.ts';

/**
 * For staff without a customer account; otherwise, the address changes together with the profile's.
 * Also notifies the old address. Returns true if the address has changed.
 */
export async function syncMemberEmail(
  firestore: Firestore,
  authUser: UserRecord,
): Promise<boolean> {
  const { uid, email } = authUser;
  const membership = staff(firestore).doc(uid);
  const isNew = await runTransaction(firestore, async (transaction) => {
    const [profile, stored] = await Promise.all([
      transaction.get(users(firestore).doc(uid)),
      transaction.get(membership),
    ]);
    const member = stored.data();
    if (profile.exists || email === undefined || !hasChangedEmail(authUser, member)) return false;
    transaction.update(membership, { email });
    const envelope = { to: member.email, language: member.language ?? 'en', uid };
    const letter = newMail({ ...envelope, template: 'email-changed', data: {} });
    transaction.create(mail(firestore).doc(), letter);
    return true;
  });
  if (isNew) info('Staff email changed', { uid });
  return isNew;
}
