import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue } from 'firebase-admin/firestore';
import { orderNotes, orders } from '../platform/firestore/orders.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';

export const annotateOrder: StaffHandler<'annotateOrder'> = async (
  { firestore },
  { orderId, text },
  staffUid,
) => {
  const noteOfOrder = orderNotes(firestore).doc(orderId);
  await actAsStaff(firestore, staffUid, async ({ transaction, addEntry, whoEmail }) => {
    const [order, known] = await Promise.all([
      transaction.get(orders(firestore).doc(orderId)),
      transaction.get(noteOfOrder),
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
    addEntry({ what: 'annotate-order', whom: orderId, before: { text: before }, after: { text } });
  });
  return { orderId };
};
