import type { CheckedStaffInput, StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { type MailDocument, mail, newMail } from '../mail/outbox.ts';
import { transactAudited } from '../platform/audit.ts';
import { audit } from '../platform/firestore/staff.ts';
import { staffEmail } from './authorize-staff.ts';

function subjectOf(mailId: string, { data }: MailDocument): string {
  return 'orderId' in data ? data.orderId : mailId;
}

/** Repeating a request sends no second copy. Throws `not-found` or `request-id-used`. */
export async function resendMail(
  { firestore }: { firestore: Firestore },
  { mailId, requestId }: CheckedStaffInput<'resendMail'>,
  staffUid: string,
): Promise<StaffOutput<'resendMail'>> {
  const original = mail(firestore).doc(mailId);
  const copy = mail(firestore).doc(`resent-${requestId}`);
  const entry = audit(firestore).doc(`resend-${requestId}`);
  await transactAudited(firestore, async (transaction, note) => {
    const [document, done, whoEmail] = await Promise.all([
      transaction.get(original).then((each) => each.data()),
      transaction.get(entry).then((each) => each.data()),
      staffEmail(firestore, transaction, staffUid),
    ]);
    if (done && done.resent?.mailId !== mailId) throw new Refusal('request-id-used');
    if (done) return;
    if (!document) throw new Refusal('not-found');
    const {
      delivery: _ofOriginal,
      createdAt: _then,
      resentAs: _earlier,
      personEmail: _person,
      ...rest
    } = document;
    const { to, language, uid = null, ...content } = rest;
    transaction.create(copy, newMail({ to, language, uid }, content));
    transaction.update(original, { resentAs: copy.id });
    note(
      {
        who: staffUid,
        whoEmail,
        what: 'resend-mail',
        whom: subjectOf(mailId, document),
        why: null,
        resent: { mailId, as: copy.id },
      },
      entry,
    );
  });
  return { mailId: copy.id };
}
