import type { CheckedStaffInput } from '@dental-shop/domain/api/staff/calls';
import { refundProblem } from '@dental-shop/domain/order/refundable';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { readOrderRecord } from '../../platform/firestore/order-record.ts';
import { type AuditEntry, type AuditedRefund, audit } from '../../platform/firestore/staff.ts';
import { actAsStaff } from '../../staff/act-as-staff.ts';

export function refundEntry(
  firestore: Firestore,
  requestId: string,
): DocumentReference<AuditEntry> {
  return audit(firestore).doc(`refund-${requestId}`);
}

/** Audits the request before Stripe is called. Throws if the order can't be refunded. */
export async function authorizeRefund(
  firestore: Firestore,
  staffUid: string,
  request: CheckedStaffInput<'refundOrder'>,
) {
  const { orderId, amount, reason, requestId } = request;
  const entryReference = refundEntry(firestore, requestId);
  return actAsStaff(firestore, staffUid, async (transaction, addEntry) => {
    const [order, entry] = await Promise.all([
      readOrderRecord(firestore, orderId, (reference) => transaction.get(reference)),
      transaction.get(entryReference).then((each) => each.data()),
    ]);
    if (!order) throw new Refusal('not-found');
    const { uid, paymentIntentId } = order;
    if (uid === staffUid) throw new Refusal('own-order');
    const payment = { paymentIntentId, checkoutId: orderId, uid };
    const asked = amount ?? null;
    if (entry?.refund) {
      const isSame = entry.refund.orderId === orderId && entry.refund.asked === asked;
      if (!isSame) throw new Refusal('request-id-used');
      return { payment, refund: entry.refund, isRepeated: true };
    }
    const problem = refundProblem(order, amount);
    if (problem)
      throw new Refusal(problem, problem === 'refund-too-large' ? { field: 'amount' } : {});
    const refund: AuditedRefund = {
      orderId,
      paymentIntentId,
      asked,
      state: 'asked',
      made: null,
      refusal: null,
    };
    addEntry({ what: 'refund', whom: uid, why: reason, refund }, entryReference);
    return { payment, refund, isRepeated: false };
  });
}
