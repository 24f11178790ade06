import type { CheckedStaffInput, StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { transactAudited } from '../platform/audit.ts';
import { orderNotes, orders } from '../platform/firestore/orders.ts';
import { staffEmail } from '../staff/authorize-staff.ts';

/** Throws `not-found` or `own-order`. */
export async function annotateOrder(
  { firestore }: { firestore: Firestore },
  { orderId, text }: CheckedStaffInput<'annotateOrder'>,
  staffUid: string,
): Promise<StaffOutput<'annotateOrder'>> {
  const noteOfOrder = orderNotes(firestore).doc(orderId);
  await transactAudited(firestore, async (transaction, note) => {
    const [order, known, whoEmail] = await Promise.all([
      transaction.get(orders(firestore).doc(orderId)),
      transaction.get(noteOfOrder),
      staffEmail(firestore, transaction, staffUid),
    ]);
    const customer = order.data()?.uid;
    if (customer === undefined) throw new Refusal('not-found');
    if (customer === staffUid) throw new Refusal('own-order');
    const before = known.data()?.text ?? '';
    if (text === before) return;
    if (text === '') transaction.delete(noteOfOrder);
    else {
      transaction.set(noteOfOrder, {
        text,
        who: whoEmail,
        updatedAt: FieldValue.serverTimestamp(),
      });
    }
    note({
      who: staffUid,
      whoEmail,
      what: 'annotate-order',
      whom: orderId,
      why: null,
      before: { text: before },
      after: { text },
    });
  });
  return { orderId };
}
