import type { AccountDeletion, DeletionStep } from '@dental-shop/domain/account/account-deletion';
import { normalizeEmail } from '@dental-shop/domain/account/email';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { recordTime } from '@dental-shop/domain/order/record-time';
import {
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import {
  type FormerAccountServices,
  saveFormerAccount,
} from '../accounts/remember-former-accounts.ts';
import type { MailDocument } from '../mail/outbox.ts';
import { cancelCheckout } from '../payments/cancel-payment-intent.ts';
import { deleteStripeCustomer } from '../payments/stripe-customer.ts';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import { chunks } from '../platform/chunks.ts';
import type { Firebase } from '../platform/firebase.ts';
import {
  carts,
  certificates,
  deletions,
  savedLists,
  users,
  verifications,
} from '../platform/firestore/accounts.ts';
import { stockNotices } from '../platform/firestore/catalogue-changes.ts';
import { checkouts, findOpenCheckouts } from '../platform/firestore/checkouts.ts';
import {
  returnSearchTerms,
  returns,
  shipmentSearchTerms,
  shipments,
} from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { toOrderRecord } from '../platform/firestore/order-record.ts';
import {
  declines,
  orderNotes,
  orderRecords,
  orderSearchTerms,
  orders,
  transactions,
} from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { audit, staff } from '../platform/firestore/staff.ts';
import { deviceRecordExpiry, expiry } from '../platform/firestore/typed-collection.ts';
import { findMails, findMessages, verifiedAddresses } from './account-correspondence.ts';
import { clearDeliveryNotes } from './clear-delivery-notes.ts';

export interface DeletionServices extends Firebase, FormerAccountServices {
  stripe: () => Stripe;
}

/** A payment may still succeed, or its order may not have been written yet. */
export class PaymentPendingError extends Error {
  readonly checkoutIds: readonly string[];
  constructor(checkoutIds: readonly string[]) {
    super('A payment is not settled yet');
    this.checkoutIds = checkoutIds;
  }
}

type StepAction = (
  services: DeletionServices,
  uid: string,
  deletion: AccountDeletion<Timestamp>,
) => Promise<void>;

/** Each step is idempotent, even after a partial run. */
export const stepActions: Record<DeletionStep, StepAction> = {
  'close-sign-in': async ({ auth }, uid) => {
    if ((await findAuthUser(auth, { uid })) === undefined) return;
    await auth.updateUser(uid, { disabled: true });
    await auth.revokeRefreshTokens(uid);
  },
  payments: settlePayments,
  profile: async (services, uid, { contact }) => {
    const { firestore } = services;
    const batch = firestore.batch();
    const user = (await users(firestore).doc(uid).get()).data();
    if (user) {
      const former = user.formerEmails?.map(({ email }) => email) ?? [];
      const emails = [user.email, ...(contact ? [contact.email] : []), ...former];
      await saveFormerAccount(services, batch, uid, { ...user, emails });
    }
    // Only accounts whose Auth user is gone can still have a role here.
    await batch
      .delete(users(firestore).doc(uid))
      .delete(certificates(firestore).doc(uid))
      .delete(verifications(firestore).doc(uid))
      .delete(staff(firestore).doc(uid))
      .delete(carts(firestore).doc(uid))
      .delete(firestore.collection('checkoutPace').doc(uid))
      .delete(declines(firestore).doc(uid))
      .commit();
    await deleteAll(firestore, (await savedLists(firestore).where('uid', '==', uid).get()).docs);
    await deleteAll(firestore, (await stockNotices(firestore).where('uid', '==', uid).get()).docs);
  },
  documents: async ({ auth, firestore }, uid, { contact }) => {
    const addresses = contact ? await verifiedAddresses(auth, uid, contact) : [];
    const mails = await findMails(firestore, uid, addresses);
    await deleteAll(
      firestore,
      mails.filter((each) => !isUndeliveredRecall(each.data())),
    );
    await deleteAll(firestore, await findMessages(firestore, addresses));
    await batchUpdate(audit(firestore).where('whom', '==', uid), (page, batch) => {
      for (const { ref } of page) batch.update(ref, withoutPerson);
    });
  },
  orders: async (services, uid) => {
    await anonymizeOrders(services, uid);
    await scheduleShipments(services, uid);
    await anonymizeReturns(services, uid);
  },
  'stripe-customer': async ({ firestore, stripe }, uid) => {
    const services = { firestore, stripe: stripe() };
    await clearDeliveryNotes(services, uid);
    await deleteStripeCustomer(services, uid);
  },
  'sign-in': async ({ auth, firestore }, uid, { contact }) => {
    if (await findAuthUser(auth, { uid })) await auth.deleteUser(uid);
    // The address may belong to someone else by now, who must not be told that this account was
    // deleted.
    if (!contact) return;
    const holder = await findAuthUser(auth, { email: normalizeEmail(contact.email) });
    if (holder && holder.uid !== uid) {
      await deletions(firestore).doc(uid).update({ contact: null });
    }
  },
};

/**
 * Undelivered recall notices are kept, because recalls must reach everyone. For delivered ones, the recall's own record
 * has the delivery time.
 */
function isUndeliveredRecall({ template, delivery }: MailDocument): boolean {
  return template === 'recall-notice' && delivery.state !== 'delivered';
}

async function settlePayments({ firestore, stripe }: DeletionServices, uid: string): Promise<void> {
  for (const { id } of await findOpenCheckouts(firestore, uid)) {
    await cancelCheckout({ firestore, stripe: stripe() }, id);
  }
  const unsettled: string[] = [];
  const own = checkouts(firestore).where('uid', '==', uid);
  for await (const page of paginate(own, pageSize)) {
    const ended = await Promise.all(
      page.map(async (each) => ((await hasEnded(firestore, each)) ? [each] : [])),
    );
    await deleteAll(firestore, ended.flat());
    unsettled.push(...page.filter((each) => !ended.flat().includes(each)).map(({ id }) => id));
  }
  if (unsettled.length > 0) throw new PaymentPendingError(unsettled);
}

async function hasEnded(
  firestore: Firestore,
  checkout: QueryDocumentSnapshot<{ intentState?: string }>,
): Promise<boolean> {
  const { intentState } = checkout.data();
  if (intentState === 'open') return false;
  if (intentState !== 'paid') return true;
  const order = (await orders(firestore).doc(checkout.id).get()).data();
  return order !== undefined && order.status !== 'processing';
}

const deleteFields = (...fields: string[]) =>
  Object.fromEntries(
    ['before', 'after'].flatMap((state) =>
      fields.map((field) => [`${state}.${field}`, FieldValue.delete()]),
    ),
  );

const withoutPerson = deleteFields('name', 'address', 'licenseNumber', 'source', 'licenseExpiry');

const withoutText = deleteFields('text');

const withoutCard = ({ card: _card, ...record }: OrderRecord<Timestamp>) => record;

/** Tax law requires the invoice's name and address, but not emails, cards, or notes of any kind. */
async function anonymizeOrders({ firestore }: DeletionServices, uid: string): Promise<void> {
  const ownOrders = orders(firestore).where('uid', '==', uid);
  for await (const page of paginate(ownOrders, maxInQuery)) {
    const ids = page.map(({ id }) => id);
    await batchUpdate(audit(firestore).where('whom', 'in', ids), (entries, batch) => {
      for (const { ref } of entries) batch.update(ref, withoutText);
    });
  }
  await batchUpdate(ownOrders, async (page, batch) => {
    const records = await Promise.all(page.map(({ id }) => orderRecords(firestore).doc(id).get()));
    for (const [index, order] of page.entries()) {
      const { details } = order.data();
      const anonymized = {
        email: '',
        expireAt: expiry('orders', recordTime(order.data())?.getTime()),
        ...(details && { details: { ...details, deliveryNote: '' } }),
      };
      const record = toOrderRecord(order.data(), records[index]?.data());
      const searched =
        record && orderSearchTerms(order.id, withoutCard({ ...record, ...anonymized }));
      batch.update(order.ref, anonymized);
      // The converter can't write part of a record.
      const copy = orderRecords(firestore).doc(order.id).withConverter(null);
      batch.set(copy, { ...anonymized, card: FieldValue.delete(), ...searched }, { merge: true });
      batch.delete(orderNotes(firestore).doc(order.id));
    }
  });
  await batchUpdate(transactions(firestore).where('uid', '==', uid), (page, batch) => {
    for (const each of page) {
      const expireAt = expiry('transactions', recordTime(each.data())?.getTime());
      batch.update(each.ref, { expireAt });
    }
  });
}

/**
 * Shipments with lots keep the consignee's email, because a recall must reach everyone who received an implant.
 * Complaints and recalls already have an expiry date.
 */
async function scheduleShipments({ firestore }: DeletionServices, uid: string): Promise<void> {
  const settings = await readOfficeSettings(firestore);
  await batchUpdate(shipments(firestore).where('uid', '==', uid), (page, batch) => {
    for (const shipment of page) {
      const { lotKeys, shippedAt, consignee } = shipment.data();
      const anonymous = { ...shipment.data(), consignee: { ...consignee, email: '' } };
      batch.update(shipment.ref, {
        expireAt: deviceRecordExpiry(settings, shippedAt.toMillis()),
        ...(lotKeys.length === 0 && {
          'consignee.email': '',
          ...shipmentSearchTerms(shipment.id, anonymous),
        }),
      });
    }
  });
}

async function anonymizeReturns({ firestore }: DeletionServices, uid: string): Promise<void> {
  await batchUpdate(returns(firestore).where('uid', '==', uid), (page, batch) => {
    for (const each of page) {
      const expireAt = expiry('returns', each.data().createdAt.toMillis());
      const terms = returnSearchTerms(each.id, { ...each.data(), email: '' });
      batch.update(each.ref, { email: '', note: '', expireAt, ...terms });
    }
  });
}

const maxInQuery = 30;

/** A batch can have 500 writes, and each document takes up to three. */
const pageSize = 150;

async function batchUpdate<T>(
  query: Query<T>,
  add: (
    page: QueryDocumentSnapshot<T>[],
    batch: FirebaseFirestore.WriteBatch,
  ) => void | Promise<void>,
): Promise<void> {
  for await (const page of paginate(query, pageSize)) {
    const batch = query.firestore.batch();
    await add(page, batch);
    await batch.commit();
  }
}

async function deleteAll<T>(
  firestore: Firestore,
  documents: readonly QueryDocumentSnapshot<T>[],
): Promise<void> {
  for (const page of chunks(documents, pageSize)) {
    const batch = firestore.batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
}
