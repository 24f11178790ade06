import { normalizeEmail } from '@dental-shop/domain/account/email';
import { staffEmailTopic } from '@dental-shop/domain/account/staff-email';
import { isInvitationOpen } from '@dental-shop/domain/account/staff-invitation';
import { maxMembers } from '@dental-shop/domain/account/staff-member';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { staff } from '../platform/firestore/staff.ts';
import { duplicateMail, type MailDocument, mail } from './outbox.ts';

const copyPrefix = 'copy-';

/** Sorts after every ID that starts with `copyPrefix`. */
const afterCopies = 'copy.';

/**
 * Excludes copies, which have the same data as the original. An order's emails may have a copy for
 * each staff member, and Firestore can't query for a missing `copyOf`.
 */
export function withoutCopies(mails: Query<MailDocument>): Query<MailDocument>[] {
  const id = FieldPath.documentId();
  return [mails.where(id, '<', copyPrefix), mails.where(id, '>=', afterCopies)];
}

const needsCopies = ({ template, copiedTo, copyOf }: MailDocument) =>
  staffEmailTopic(template) !== undefined && copiedTo === undefined && copyOf === undefined;

/**
 * Queues a copy of an office email for each staff member who chose it. This happens when the email
 * is delivered, so that recording a payment doesn't have to read the staff.
 */
export async function copyToStaff(
  firestore: Firestore,
  id: string,
  claimed: MailDocument,
): Promise<void> {
  if (!needsCopies(claimed)) return;
  const original = mail(firestore).doc(id);
  await runTransaction(firestore, async (transaction) => {
    const document = (await transaction.get(original)).data();
    const topic = document && staffEmailTopic(document.template);
    if (!document || topic === undefined || !needsCopies(document)) return;
    const subscribed = staff(firestore).where('emails', 'array-contains', topic).limit(maxMembers);
    const { docs } = await transaction.get(subscribed);
    const members = docs.filter((each) => {
      const member = each.data();
      const isOriginal = normalizeEmail(member.email) === normalizeEmail(document.to);
      return !isOriginal && !isInvitationOpen(member) && !member.disabled;
    });
    for (const member of members) {
      const { email, language = 'en' } = member.data();
      const copy = mail(firestore).doc(`${copyPrefix}${id}-${member.id}`);
      const duplicate = duplicateMail({ ...document, to: email, language });
      transaction.create(copy, { ...duplicate, copyOf: id });
    }
    transaction.update(original, { copiedTo: members.map(({ id: uid }) => uid) });
  });
}
