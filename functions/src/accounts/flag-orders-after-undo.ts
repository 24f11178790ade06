import type { FlaggedOrders } from '@dental-shop/domain/api/staff/account-calls';
import { hasUnsentUnits } from '@dental-shop/domain/fulfillment/open-quantities';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import {
  FieldValue,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { mail, newMail } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { orderRecords, orders } from '../platform/firestore/orders.ts';

type FoundOrder = QueryDocumentSnapshot<OrderRecord<Timestamp>>;

interface UnsentOrders {
  found: readonly FoundOrder[];
  hasMore: boolean;
}

const reason = 'approval-undone' as const;

/** Limits the number of emails to the office. */
const maxFlagged = 20;

/** Limits the reads, because an approval can be undone years later. Unshipped orders are usually among the latest. */
const maxRead = 200;

export const noOrders: UnsentOrders = { found: [], hasMore: false };

/** Finds the latest orders since the decision that staff can still stop. */
export async function findUnsentOrders(
  { firestore }: OfficeServices,
  transaction: Transaction,
  { uid, since }: { uid: string; since: Timestamp },
): Promise<UnsentOrders> {
  const query = orderRecords(firestore)
    .where('uid', '==', uid)
    .where('createdAt', '>=', new Timestamp(since.seconds, 0))
    .orderBy('createdAt', 'desc')
    .limit(maxRead);
  const { docs } = await transaction.get(query);
  const unsent = docs.filter((record) => hasUnsentUnits(record.data()));
  return {
    found: unsent.slice(0, maxFlagged),
    hasMore: unsent.length > maxFlagged || docs.length === maxRead,
  };
}

export function flagOrders(
  { firestore, officeEmail }: OfficeServices,
  transaction: Transaction,
  { found, hasMore }: UnsentOrders,
): FlaggedOrders {
  const updatedAt = Timestamp.now();
  for (const record of found) {
    const { id: orderId } = record;
    const { uid, number, paymentIntentId, customerName: name, ...order } = record.data();
    const { email, amount, currency, attention } = order;
    if (attention.includes(reason)) continue;
    // Also touches the customer's copy of the order, so that a payment being recorded at the same time starts over.
    transaction.update(orders(firestore).doc(orderId), { updatedAt });
    transaction.update(record.ref, { updatedAt, attention: FieldValue.arrayUnion(reason) });
    const subject = { orderId, ...(number && { number }), paymentIntentId, name, email };
    const data = { ...subject, amount, currency, reasons: [reason] };
    const envelope = { to: officeEmail(), language: 'en', uid } as const;
    const letter = newMail({ ...envelope, template: 'order-attention', data });
    transaction.create(mail(firestore).doc(`attention-${orderId}-${reason}`), letter);
  }
  return { flagged: found.length, hasMore };
}
