import { randomUUID } from 'node:crypto';
import type { AccountDeletion } from '@dental-shop/domain/account/account-deletion';
import type { LicenseVerification } from '@dental-shop/domain/account/license-verification';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import type { FormerAccount } from '@dental-shop/domain/former-account/former-account';
import type { SavedList } from '@dental-shop/domain/lists/saved-list';
import type { OrderNote } from '@dental-shop/domain/order/order';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { createAfterSales } from '../shop/after-sales.ts';
import { registeredCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { database } from '../shop/database.ts';
import { type CustomersOrder, paidOrder } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';

export interface Victim extends CustomersOrder {
  uid: string;
  token: string;
  openCheckoutId: string;
  openIntentId: string;
  clientSecret: string;
  cardId: string;
  /** The audit entry for the victim's approval. */
  auditId: string;
  transactionId: string;
  eventId: string;
  releasedShipmentId: string;
  heldShipmentId: string;
  rmaNumber: string;
  complaintId: string;
}

const items = [{ sku: implant.sku, quantity: 1 }];

async function createVictim(): Promise<Victim> {
  const order = await paidOrder({ customer: await registeredCustomer() });
  const { customer, orderId } = order;
  const { uid } = customer.user;
  const { id: stripeId } = await stripeCustomer(uid);
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: stripeId });
  const openCheckoutId = await createCheckout(customer, items);
  const { body } = await createPaymentIntent(customer, { items, checkoutId: openCheckoutId });
  const clientSecret = String(body.clientSecret);
  const [transaction] = (
    await database.collection('transactions').where('orderId', '==', orderId).get()
  ).docs;
  const [event] = (await database.collection('stripeEvents').limit(1).get()).docs;
  const [entry] = (await database.collection('audit').where('whom', '==', uid).get()).docs;
  // The purchase above doesn't create these documents.
  const createdAt = Timestamp.fromMillis(Date.parse('2020-01-01'));
  await database.doc(`certificates/${uid}`).set({
    ...{ uid, number: randomUUID(), name: 'Ana Ruiz', score: 10, questions: 10, credits: 1 },
    passedAt: createdAt,
  } satisfies Certificate<Timestamp>);
  await database.doc(`verifications/${uid}`).set({
    ...{ uid, source: 'Nevada State Board', licenseNumber: 'D-12345', licenseExpiry: null },
    ...{ checkedBy: 'x', checkedByEmail: 'x@example.com', checkedOn: createdAt },
  } satisfies LicenseVerification<Timestamp>);
  await database.doc(`lists/${uid}-1`).set({
    uid,
    name: 'Monthly',
    lines: [`${implant.sku} 2`],
    createdAt,
    updatedAt: createdAt,
  } satisfies SavedList<Timestamp>);
  await database.doc(`orderNotes/${orderId}`).set({
    ...{ text: 'Pays late', updatedAt: createdAt, who: 'staff@example.com' },
  } satisfies OrderNote<Timestamp>);
  await database.doc('contactMessages/abuse').set({
    ...{ name: 'Ana Ruiz', email: 'ana@example.com', normalizedEmail: 'ana@example.com' },
    ...{ subject: 'Reno', message: 'Do you ship?' },
    ...{ language: 'en', createdAt, state: 'answered', answeredAt: createdAt, answeredBy: 'x' },
  } satisfies ContactMessage<Timestamp>);
  await database.doc('deletions/abuse').set({
    ...{ cause: 'customer', requestedAt: createdAt, stepsLeft: [], contact: null },
    ...{ dueAt: null, finishedAt: createdAt },
  } satisfies AccountDeletion<Timestamp>);
  await database.doc('formerAccounts/abuse').set({
    ...{ match: 'license', status: 'suspended', deletedAt: createdAt },
  } satisfies FormerAccount<Timestamp>);
  await database.doc('reconciliations/abuse').set({
    ...{ startedAt: createdAt, finishedAt: createdAt, complete: true, looked: 0 },
    ...{ repaired: [], failed: [] },
  });
  const afterSales = await createAfterSales({
    ...{ uid, orderId, name: 'Ana Ruiz', email: customer.email, address: null },
  });
  return {
    ...order,
    ...afterSales,
    uid,
    token: await customer.token(),
    openCheckoutId,
    openIntentId: clientSecret.split('_secret_')[0] ?? '',
    clientSecret,
    cardId: card.id,
    auditId: entry?.id ?? '',
    transactionId: transaction?.id ?? '',
    eventId: event?.id ?? '',
  };
}

let created: Promise<Victim> | undefined;

/** Created once and shared by all files. */
export function victim(): Promise<Victim> {
  created ??= createVictim();
  return created;
}

export async function anyDocumentId(collection: string): Promise<string> {
  const { docs } = await database
    .collection(collection)
    .orderBy(FieldPath.documentId())
    .limit(1)
    .get();
  return docs[0]?.id ?? 'none';
}
