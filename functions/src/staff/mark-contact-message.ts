import type { CheckedStaffInput, StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { transactAudited } from '../platform/audit.ts';
import { contactMessages } from '../platform/firestore/staff.ts';
import { staffEmail } from './authorize-staff.ts';

/** Repeating it changes nothing. Throws `not-found`. */
export async function markContactMessage(
  { firestore }: { firestore: Firestore },
  { id, state }: CheckedStaffInput<'markContactMessage'>,
  staffUid: string,
): Promise<StaffOutput<'markContactMessage'>> {
  const reference = contactMessages(firestore).doc(id);
  await transactAudited(firestore, async (transaction, note) => {
    const [message, whoEmail] = await Promise.all([
      transaction.get(reference).then((each) => each.data()),
      staffEmail(firestore, transaction, staffUid),
    ]);
    if (!message) throw new Refusal('not-found');
    if (message.state === state) return;
    const answered = state === 'answered';
    transaction.update(reference, {
      state,
      answeredAt: answered ? FieldValue.serverTimestamp() : null,
      answeredBy: answered ? whoEmail : null,
    });
    note({
      who: staffUid,
      whoEmail,
      what: 'mark-contact-message',
      whom: id,
      why: null,
      before: { state: message.state },
      after: { state },
    });
  });
  return { id, state };
}
