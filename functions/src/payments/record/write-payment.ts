import type { Transaction as TransactionRecord } from '@dental-shop/domain/order/transaction';

import { declinesOf, maxDeclinesOfPayment, noDeclines } from '@dental-shop/domain/payment/declines';
import {
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

import { mail } from '../../mail/outbox.ts';
import { users } from '../../platform/firestore/accounts.ts';
import { checkouts, type ServerCheckout } from '../../platform/firestore/checkouts.ts';
import {
  declines,
  orders,
  statistics,
  stripeEvents,
  transactions,
} from '../../platform/firestore/orders.ts';
import { audit } from '../../platform/firestore/staff.ts';
import { type DeclineRecords, declineRecords } from '../declines/decline-records.ts';
import { foundState } from '../intent-state.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { increments } from './daily-statistics.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { type PaymentRecords, paymentRecords } from './payment-records.ts';
import type { Recording, RecordingCause } from './record-payment.ts';

/** One event may come many times at once; each delivery that loses the race tries again. */
const maxAttempts = 15;

/**
 * No new attempt is begun after this time. A process that dies in a transaction leaves its locks
 * behind for a minute; a delivery that waits for them longer than Stripe waits for an answer would
 * be ended within a transaction as well, and leave locks in turn. Stripe sends the event again.
 */
const giveUpAfterMs = 12_000;

interface Findings {
  payment: ShopPayment;
  facts: PaymentFacts;
  cause: RecordingCause;
  officeEmail: string;
  before: RecordedBefore;
}

/** What the shop had before Stripe was asked. */
export interface RecordedBefore {
  /** When the order was last written; undefined where there was none. */
  orderWrittenAt: Timestamp | undefined;
  /** All transactions of the order, by id; read after its time. */
  transactions: ReadonlyMap<string, TransactionRecord<Timestamp>>;
}

/**
 * The order's time stands for its transactions as well, because none is written without it. So
 * these need not be read in the Firestore transaction, where a query may hold up those of other
 * orders.
 */
export async function recordedBefore(
  firestore: Firestore,
  orderId: string,
): Promise<RecordedBefore> {
  const { updateTime } = await orders(firestore).doc(orderId).get();
  const { docs } = await transactions(firestore).where('orderId', '==', orderId).get();
  return {
    orderWrittenAt: updateTime,
    transactions: new Map(docs.map((each) => [each.id, each.data()])),
  };
}

function isSameTime(a: Timestamp | undefined, b: Timestamp | undefined): boolean {
  return a && b ? a.isEqual(b) : a === b;
}

/**
 * Writes what Stripe has said, all or nothing: order, transactions, mails, statistics, the memory
 * of the event. Answers `overtaken`, and writes nothing, where the order has changed since before
 * Stripe was asked: what it said may then be older than what is written; or where the payment was
 * recorded for another order meanwhile, whose it is for ever.
 */
export async function writePayment(
  firestore: Firestore,
  { payment, facts, cause, officeEmail, before }: Findings,
): Promise<Omit<Recording, 'payment'> | 'overtaken'> {
  const { checkoutId, uid, paymentIntentId } = payment;
  const event = cause.type === 'event' ? cause.event : undefined;
  const eventReference = event && stripeEvents(firestore).doc(event.id);
  const giveUpAt = Date.now() + giveUpAfterMs;
  return firestore.runTransaction(
    async (transaction) => {
      if (Date.now() > giveUpAt) throw new Error(`Order ${checkoutId} is locked by others`);
      const [seen, recorded, order, checkout, user, declined] = await Promise.all([
        eventReference && transaction.get(eventReference),
        transaction.get(transactions(firestore).doc(paymentIntentId)),
        transaction.get(orders(firestore).doc(checkoutId)),
        transaction.get(checkouts(firestore).doc(checkoutId)),
        transaction.get(users(firestore).doc(uid)),
        transaction.get(declines(firestore).doc(uid)),
      ]);
      if (seen?.exists) return { outcome: 'seen-before', changes: [] };
      if (!isSameTime(order.updateTime, before.orderWrittenAt)) return 'overtaken';
      if (isOfAnotherOrder(recorded.data(), payment)) return 'overtaken';
      const declinedAt =
        event?.type === 'payment_intent.payment_failed' ? event.created * 1000 : undefined;
      const known = declined.data() ?? noDeclines;
      const ofDecline =
        declinedAt === undefined
          ? undefined
          : declineRecords({
              uid,
              known,
              decline: { paymentIntentId, atStripe: facts.failedCharges, at: declinedAt },
              user: user.data(),
              officeEmail,
              now: Date.now(),
            });
      const records = paymentRecords({
        payment,
        facts,
        known: {
          order: order.data(),
          transactions: before.transactions,
          hasManyDeclines:
            declinesOf(ofDecline?.declines ?? known, paymentIntentId) >= maxDeclinesOfPayment,
          checkout: checkout.data(),
          user: user.data(),
        },
        declinedAt,
        officeEmail,
      });
      await writeRecords(firestore, transaction, checkoutId, records);
      if (ofDecline) writeDecline(firestore, transaction, uid, ofDecline);
      const found = newlyConfirmed(checkout.data(), facts);
      if (found) transaction.update(checkout.ref, found);
      if (event && eventReference) {
        transaction.create(eventReference, {
          type: event.type,
          paymentIntentId,
          receivedAt: FieldValue.serverTimestamp(),
        });
      }
      const isNew = records.order !== undefined || records.transactions.length > 0;
      return { outcome: isNew ? 'recorded' : 'nothing-new', changes: records.changes };
    },
    { maxAttempts },
  );
}

function isOfAnotherOrder(
  recorded: TransactionRecord<Timestamp> | undefined,
  { checkoutId, uid }: ShopPayment,
): boolean {
  return recorded !== undefined && (recorded.orderId !== checkoutId || recorded.uid !== uid);
}

/** What the checkout must be told: that its money was taken, or is on its way. */
function newlyConfirmed(checkout: ServerCheckout | undefined, { intent }: PaymentFacts) {
  if (checkout?.paymentIntentId !== intent.id || checkout.intentState === 'paid') return undefined;
  const found = foundState(intent, checkout);
  return found.confirmed || found.intentState === 'paid' ? found : undefined;
}

async function writeRecords(
  firestore: Firestore,
  transaction: Transaction,
  orderId: string,
  records: PaymentRecords,
): Promise<void> {
  const mails = records.mails.map(([id, document]) => ({
    reference: mail(firestore).doc(id),
    document,
  }));
  // Firestore wants every read before the first write.
  const existing = await Promise.all(mails.map(({ reference }) => transaction.get(reference)));
  for (const [position, { reference, document }] of mails.entries()) {
    if (!existing[position]?.exists) transaction.create(reference, document);
  }
  if (records.order) transaction.set(orders(firestore).doc(orderId), records.order);
  for (const [id, record] of records.transactions) {
    transaction.set(transactions(firestore).doc(id), record);
  }
  for (const [day, counts] of records.statistics) {
    transaction.set(statistics(firestore).doc(day), increments(counts), { merge: true });
  }
}

function writeDecline(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
  records: DeclineRecords,
): void {
  transaction.set(declines(firestore).doc(uid), records.declines);
  for (const [id, document] of records.mails) transaction.create(mail(firestore).doc(id), document);
  for (const [id, entry] of records.auditEntries) {
    transaction.create(audit(firestore).doc(id), entry);
  }
}
