import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import type { Transaction as TransactionRecord } from '@dental-shop/domain/order/transaction';
import { declineEvent } from '@dental-shop/domain/payment/webhook-events';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { users } from '../../platform/firestore/accounts.ts';
import { prepareOrderNumber } from '../../platform/firestore/allocate-order-number.ts';
import { readCatalogueChanges } from '../../platform/firestore/catalogue-changes.ts';
import { checkouts, type ServerCheckout } from '../../platform/firestore/checkouts.ts';
import { isStaleRecord, toOrderRecord } from '../../platform/firestore/order-record.ts';
import { orderRecords, orders, transactions } from '../../platform/firestore/orders.ts';
import { retryOnContention } from '../../platform/firestore/retry-on-contention.ts';
import { audit } from '../../platform/firestore/staff.ts';
import { canceledPaymentEntryId } from '../card-testing/alert-office.ts';
import { stateChanges } from '../payment-intent-state.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { type EventCause, isDuplicateEvent, rememberEvent } from '../webhook/deduplicate-event.ts';
import { addRecordsToBatch } from './batch-records.ts';
import type { StripePayment } from './fetch-stripe-payment.ts';
import { paymentRecords } from './payment-records.ts';

/** Locks can last a minute, but Stripe times out sooner and resends the event. */
const timeoutMs = 12_000;

/** The contents of events are never trusted. An event only triggers a fetch from Stripe. */
export type RecordingCause =
  | { type: 'event'; event: EventCause }
  | { type: 'reconciliation' }
  | { type: 'staff'; staffUid: string };

interface WriteInput {
  payment: ShopPayment;
  facts: StripePayment;
  cause: RecordingCause;
  officeEmail: string;
  before: RecordedState;
}

export interface RecordedState {
  orderWrittenAt: Timestamp | undefined;
  transactions: ReadonlyMap<string, TransactionRecord<Timestamp>>;
}

/**
 * Reads the order before its transactions. Both are always written together, so the order's write
 * time covers both.
 */
export async function readRecordedState(
  firestore: Firestore,
  orderId: string,
): Promise<RecordedState> {
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

export interface WriteResult {
  outcome: 'recorded' | 'nothing-new' | 'seen-before';
  changes: string[];
}

/** Returns `overtaken` if the order has changed or the payment was recorded for another order. */
export async function writePayment(
  firestore: Firestore,
  input: WriteInput,
): Promise<WriteResult | 'overtaken'> {
  const event = eventOf(input.cause);
  return retryOnContention<WriteResult | 'overtaken'>({
    timeoutMs,
    // Lets duplicate deliveries return early instead of waiting for the first delivery's locks.
    findResult: async () =>
      event && (await isDuplicateEvent(firestore, event))
        ? { outcome: 'seen-before', changes: [] }
        : undefined,
    attempt: () => attempt(firestore, input),
  });
}

function eventOf(cause: RecordingCause) {
  return cause.type === 'event' ? cause.event : undefined;
}

/**
 * The batch fails if any document it's based on has changed. Firestore transactions would lock
 * these documents, so parallel deliveries of an event would block each other until they time out.
 */
async function attempt(
  firestore: Firestore,
  { payment, facts, cause, officeEmail, before }: WriteInput,
): Promise<WriteResult | 'overtaken'> {
  const { checkoutId, uid, paymentIntentId } = payment;
  const event = eventOf(cause);
  const [recorded, order, record, { number, reserve }, checkout, changes, user, ended] =
    await Promise.all([
      transactions(firestore).doc(paymentIntentId).get(),
      orders(firestore).doc(checkoutId).get(),
      orderRecords(firestore).doc(checkoutId).get(),
      prepareOrderNumber(firestore, checkoutId),
      checkouts(firestore).doc(checkoutId).get(),
      readCatalogueChanges(firestore),
      users(firestore).doc(uid).get(),
      audit(firestore).doc(canceledPaymentEntryId(paymentIntentId)).get(),
    ]);
  if (!isSameTime(order.updateTime, before.orderWrittenAt)) return 'overtaken';
  const earlier = recorded.data();
  const isOfAnotherOrder = earlier && (earlier.orderId !== checkoutId || earlier.uid !== uid);
  if (isOfAnotherOrder) return 'overtaken';
  const declinedAt = event?.type === declineEvent ? event.created * 1000 : undefined;
  const stored = order.data();
  const known = {
    // If the order has no record, assume that this payment paid for it.
    order: toOrderRecord(stored && { paymentIntentId, ...stored }, record.data()),
    hasStaleRecord: isStaleRecord(stored, record.data()),
    number,
    transactions: before.transactions,
    hasManyDeclines: ended.exists,
    checkout: checkout.data(),
    catalogue: applyChanges(catalogue, changes, Date.now()),
    user: user.data(),
  };
  const records = paymentRecords({ payment, facts, known, declinedAt, officeEmail });
  const batch = firestore.batch();
  await addRecordsToBatch(firestore, batch, order, before.transactions, records);
  if (records.order) reserve?.(batch);
  const found = newlyConfirmed(checkout.data(), facts);
  if (found) batch.update(checkout.ref, found);
  if (event) rememberEvent(firestore, batch, event, payment);
  await batch.commit();
  const isNew = records.order !== undefined || records.transactions.length > 0;
  return { outcome: isNew ? 'recorded' : 'nothing-new', changes: records.changes };
}

function newlyConfirmed(checkout: ServerCheckout | undefined, { intent }: StripePayment) {
  if (checkout?.paymentIntentId !== intent.id || checkout.intentState === 'paid') return undefined;
  const found = stateChanges(intent, checkout);
  return found.confirmed || found.intentState === 'paid' ? found : undefined;
}
