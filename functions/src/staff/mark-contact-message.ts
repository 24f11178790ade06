import type {
  MarkContactMessageRequest,
  MarkContactMessageResponse,
} from '@dental-shop/domain/api/staff/mark-contact-message';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { transactAudited } from '../platform/audit.ts';
import { contactMessages } from '../platform/firestore/staff.ts';
import { staffEmail } from './authorize-staff.ts';

/** Repeating it changes nothing. Refuses with `not-found`. */
export async function markContactMessage(
  { firestore }: { firestore: Firestore },
  { id, state }: MarkContactMessageRequest,
  staffUid: string,
): Promise<MarkContactMessageResponse> {
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
