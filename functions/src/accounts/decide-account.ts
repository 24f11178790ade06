import { type AccountDecision, statusAfter } from '@dental-shop/domain/account/account-status';
import type {
  DecideAccountRequest,
  DecideAccountResponse,
} from '@dental-shop/domain/api/decide-account';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { audit, mail, users } from '../database.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { newMail } from '../mail/new-mail.ts';

/** What the customer is told; a suspension is talked about in person. */
function news(
  name: string,
  decision: AccountDecision,
  reason: string | undefined,
): MailContent | undefined {
  if (decision === 'approve') return { template: 'account-approved', data: { name } };
  if (decision === 'suspend' || reason === undefined) return undefined;
  return { template: 'account-declined', data: { name, reason } };
}

/**
 * Writes a decision of staff, who made it and the mail that tells of it, all or nothing. The same decision again changes
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
      const content = news(user.name, decision, reason);
      if (content) {
        transaction.create(mail(firestore).doc(), newMail(user.email, user.language, content));
      }
    }
    return { uid, status };
  });
}
