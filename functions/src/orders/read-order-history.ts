import type {
  OrderMail,
  PaymentEvent,
  ReadOrderHistoryResponse,
} from '@dental-shop/domain/api/staff/read-order-history';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../entry/refusals.ts';
import { mail, orders, stripeEvents, transactions } from '../platform/firestore/collections.ts';
import { orderAudit } from './order-audit.ts';

/** Bounds on what one order can make the server read. */
const most = { payments: 30, events: 200, mails: 200 };

/** Every payment of an order: there is more than one only by mistake, and staff must see that too. */
async function paymentsOf(firestore: Firestore, orderId: string): Promise<string[]> {
  const order = (await orders(firestore).doc(orderId).get()).data();
  if (!order) throw new ApiError('not-found');
  const { docs } = await transactions(firestore)
    .where('orderId', '==', orderId)
    .where('type', '==', 'payment')
    .limit(most.payments - 1)
    .get();
  return [...new Set([order.paymentIntentId, ...docs.map(({ id }) => id)])];
}

async function eventsOf(firestore: Firestore, payments: string[]): Promise<PaymentEvent[]> {
  const { docs } = await stripeEvents(firestore)
    .where('paymentIntentId', 'in', payments)
    .limit(most.events)
    .get();
  return docs
    .map((document) => {
      const { type, receivedAt } = document.data();
      return { id: document.id, type, receivedAt: receivedAt.toDate().toISOString() };
    })
    .sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}

async function mailsOf(firestore: Firestore, orderId: string): Promise<OrderMail[]> {
  const { docs } = await mail(firestore)
    .where('data.orderId', '==', orderId)
    .limit(most.mails)
    .get();
  return docs
    .map((document) => {
      const { template, to, createdAt, delivery } = document.data();
      const { state, attempts } = delivery;
      const at = createdAt.toDate().toISOString();
      return { id: document.id, template, to, state, attempts, createdAt: at };
    })
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/**
 * What an order's own documents do not tell: the events of its payments, for as long as they are
 * remembered, the mails about it, and what staff did. Throws an ApiError `not-found`.
 */
export async function readOrderHistory(
  firestore: Firestore,
  { orderId }: { orderId: string },
): Promise<ReadOrderHistoryResponse> {
  const payments = await paymentsOf(firestore, orderId);
  const [events, mails, audit] = await Promise.all([
    eventsOf(firestore, payments),
    mailsOf(firestore, orderId),
    orderAudit(firestore, orderId),
  ]);
  return { events, mails, audit };
}
