import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue } from 'firebase-admin/firestore';
import { contactMessages } from '../platform/firestore/staff.ts';
import { actAsStaff, type StaffHandler } from './act-as-staff.ts';

export const markContactMessage: StaffHandler<'markContactMessage'> = async (
  { firestore },
  { id, state },
  staffUid,
) => {
  const reference = contactMessages(firestore).doc(id);
  await actAsStaff(firestore, staffUid, async ({ transaction, addEntry, whoEmail }) => {
    const message = (await transaction.get(reference)).data();
    if (!message) throw new Refusal('not-found');
    if (message.state === state) return;
    const answered = state === 'answered';
    transaction.update(reference, {
      state,
      answeredAt: answered ? FieldValue.serverTimestamp() : null,
      answeredBy: answered ? whoEmail : null,
    });
    const before = { state: message.state };
    addEntry({ what: 'mark-contact-message', whom: id, before, after: { state } });
  });
  return { id, state };
};
