import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { duplicateMail, mail } from '../mail/outbox.ts';
import { audit } from '../platform/firestore/staff.ts';
import { actAsStaff, type StaffHandler } from './act-as-staff.ts';

/** Repeating a request doesn't send a second copy. */
export const resendMail: StaffHandler<'resendMail'> = async (
  { firestore },
  { mailId, requestId },
  staffUid,
) => {
  const original = mail(firestore).doc(mailId);
  const copy = mail(firestore).doc(`resent-${requestId}`);
  const entry = audit(firestore).doc(`resend-${requestId}`);
  await actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const [document, done] = await Promise.all([
      transaction.get(original).then((each) => each.data()),
      transaction.get(entry).then((each) => each.data()),
    ]);
    if (done && done.resent?.mailId !== mailId) throw new Refusal('request-id-used');
    if (done) return;
    if (!document) throw new Refusal('not-found');
    transaction.create(copy, duplicateMail(document));
    transaction.update(original, { resentAs: copy.id });
    const whom = 'orderId' in document.data ? document.data.orderId : mailId;
    addEntry({ what: 'resend-mail', whom, resent: { mailId, as: copy.id } }, entry);
  });
  return { mailId: copy.id };
};
