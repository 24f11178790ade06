import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { Filter, type Firestore } from 'firebase-admin/firestore';
import { withoutCopies } from '../mail/copy-to-staff.ts';
import { mail } from '../mail/outbox.ts';
import { returns } from '../platform/firestore/fulfillment.ts';
import { readOrderRecord } from '../platform/firestore/order-record.ts';
import { stripeEvents, transactions } from '../platform/firestore/orders.ts';
import { audit } from '../platform/firestore/staff.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';

/** Firestore accepts 30 values in an `in` filter. */
const max = { payments: 30, returns: 20, events: 200, mails: 200, auditEntries: 200 };

/** An order should have only one payment. If it has several by mistake, staff must see them all. */
async function paymentsOf(firestore: Firestore, orderId: string): Promise<string[]> {
  const order = await readOrderRecord(firestore, orderId);
  if (!order) throw new Refusal('not-found');
  const { docs } = await transactions(firestore)
    .where('orderId', '==', orderId)
    .where('type', '==', 'payment')
    .limit(max.payments - 1)
    .get();
  return [...new Set([order.paymentIntentId, ...docs.map(({ id }) => id)])];
}

async function eventsOf(firestore: Firestore, payments: string[]) {
  const { docs } = await stripeEvents(firestore)
    .where('paymentIntentId', 'in', payments)
    .limit(max.events)
    .get();
  return docs
    .map((document) => {
      const { type, receivedAt } = document.data();
      return { id: document.id, type, receivedAt: receivedAt.toDate().toISOString() };
    })
    .sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}

/** The RMA numbers of the returns that contain devices of the order. */
async function returnsOf(firestore: Firestore, orderId: string): Promise<string[]> {
  const { docs } = await returns(firestore)
    .where('orderIds', 'array-contains', orderId)
    .limit(max.returns)
    .get();
  return docs.map(({ id }) => id);
}

async function mailsOf(firestore: Firestore, orderId: string, rmaNumbers: string[]) {
  const all = mail(firestore).limit(max.mails);
  const queries = [
    all.where('data.orderId', '==', orderId),
    // Firestore rejects a filter without values.
    ...(rmaNumbers.length > 0 ? [all.where('data.rmaNumber', 'in', rmaNumbers)] : []),
  ];
  const pages = await Promise.all(queries.flatMap(withoutCopies).map((query) => query.get()));
  // The email about a shipment may name both the order and the return.
  const documents = new Map(pages.flatMap(({ docs }) => docs.map((each) => [each.id, each])));
  return (
    [...documents.values()]
      // Resent copies have other IDs.
      .filter((document) => document.data().copyOf === undefined)
      .map((document) => {
        const { template, to, createdAt, delivery } = document.data();
        const { state, attempts } = delivery;
        const at = createdAt.toDate().toISOString();
        return { id: document.id, template, to, state, attempts, createdAt: at };
      })
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  );
}

async function auditOf(firestore: Firestore, orderId: string, rmaNumbers: string[]) {
  const { docs } = await audit(firestore)
    .where(
      Filter.or(
        Filter.where('whom', 'in', [orderId, ...rmaNumbers]),
        Filter.where('refund.orderId', '==', orderId),
        Filter.where('reconciliation.orderId', '==', orderId),
      ),
    )
    .orderBy('when', 'desc')
    .limit(max.auditEntries)
    .get();
  return docs
    .map((document) => {
      const { whoEmail, what, when, why, refund, shipmentId, after } = document.data();
      return {
        id: document.id,
        who: whoEmail,
        what,
        when: when.toDate().toISOString(),
        why,
        refund: refund
          ? { asked: refund.asked, state: refund.state, refundId: refund.made?.refundId ?? null }
          : null,
        shipmentId: shipmentId ?? null,
        note: typeof after?.text === 'string' ? after.text : null,
      };
    })
    .sort((a, b) => a.when.localeCompare(b.when));
}

export const readOrderHistory: StaffHandler<'readOrderHistory'> = async (
  { firestore },
  { orderId },
) => {
  const [payments, rmaNumbers] = await Promise.all([
    paymentsOf(firestore, orderId),
    returnsOf(firestore, orderId),
  ]);
  const [events, mails, auditEntries] = await Promise.all([
    eventsOf(firestore, payments),
    mailsOf(firestore, orderId, rmaNumbers),
    auditOf(firestore, orderId, rmaNumbers),
  ]);
  return { events, mails, audit: auditEntries };
};
