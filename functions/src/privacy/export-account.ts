import type { LicenseVerification } from '@dental-shop/domain/account/license-verification';
import type { User } from '@dental-shop/domain/account/user';
import type { AuditAction } from '@dental-shop/domain/api/staff/audit-action';
import { parseLines } from '@dental-shop/domain/cart/account-cart';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import type { PaymentCard } from '@dental-shop/domain/order/order';
import type { UserRecord } from 'firebase-admin/auth';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import type { StoredShipment } from '../fulfillment/remove-packers.ts';
import { isToCustomer } from '../mail/data-subject.ts';
import { listSavedCards } from '../payments/saved-cards.ts';
import { chunks } from '../platform/chunks.ts';
import type { Firebase } from '../platform/firebase.ts';
import {
  carts,
  certificates,
  savedLists,
  stripeCustomers,
  users,
  verifications,
} from '../platform/firestore/accounts.ts';
import { stockNotices } from '../platform/firestore/catalogue-changes.ts';
import { checkouts, type ServerCheckout } from '../platform/firestore/checkouts.ts';
import { complaints, returns, shipments } from '../platform/firestore/fulfillment.ts';
import { orderNotes, orderRecords, orders, transactions } from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { audit, type StaffDocument, staff } from '../platform/firestore/staff.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';
import {
  findMails,
  findMessages,
  getContact,
  verifiedAddresses,
} from './account-correspondence.ts';

const pageSize = 500;

const maxInQuery = 30;

/**
 * Times are in ISO 8601 format, and amounts are in cents. `docs/privacy.md` lists the omissions.
 */
export async function exportAccount(
  services: Firebase & { stripe: () => Stripe },
  uid: string,
): Promise<string> {
  await requireWithinLimit(services.firestore, { ...rateLimits.accountExports, key: uid });
  const content = await accountContent(services, uid);
  const cards = (await listSavedCards(services, uid)).data;
  info('Account data exported by its owner', { uid });
  const savedCards = cards.map(({ id: _atStripe, ...card }) => card);
  return JSON.stringify({ ...content, savedCards }, null, 2);
}

/** Omits saved cards, which only Stripe has. */
export async function accountContent(
  { auth, firestore }: Firebase,
  uid: string,
): Promise<Record<string, unknown>> {
  const record = await auth.getUser(uid);
  const [user, member] = await Promise.all([
    users(firestore).doc(uid).get(),
    staff(firestore).doc(uid).get(),
  ]).then(([account, membership]) => [account.data(), membership.data()] as const);
  const contact = getContact(record, user);
  const addresses = contact ? await verifiedAddresses(auth, uid, contact) : [];
  const mails = await findMails(firestore, uid, addresses);
  const content = {
    exportedAt: Timestamp.now(),
    account: signInOf(record),
    profile: profileOf(user),
    ...(member && { staffAccess: staffAccessOf(member) }),
    ...(await documentsOf(firestore, uid)),
    messages: (await findMessages(firestore, addresses)).map(messageOf),
    mails: mails.filter((mail) => isToCustomer(mail.data().template)).map(mailMetadata),
  };
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, toJson(each)]));
}

const signInOf = ({ uid, email, emailVerified, metadata }: UserRecord) => ({
  uid,
  email,
  emailVerified,
  createdAt: metadata.creationTime,
  lastSignInAt: metadata.lastSignInTime,
});

/** Omits who granted the access, which is the other staff member's personal data. */
function staffAccessOf({ email, admin, grantedAt, language, emails = [] }: StaffDocument) {
  return { email, admin, grantedAt, language: language ?? null, emails };
}

async function documentsOf(firestore: Firestore, uid: string) {
  const [certificate, verification, cart, stripeCustomer] = await Promise.all([
    certificates(firestore).doc(uid).get(),
    verifications(firestore).doc(uid).get(),
    carts(firestore).doc(uid).get(),
    stripeCustomers(firestore).doc(uid).get(),
  ]);
  const ownOrders = await exportOwned(
    orders(firestore),
    uid,
    ({ skus: _index, ...order }) => order,
  );
  const orderIds = ownOrders.map(({ id }) => id);
  const cards = await paymentCards(firestore, uid);
  return {
    stripeCustomerId: stripeCustomer.data()?.stripeCustomerId ?? null,
    certificate: certificate.data() ?? null,
    licenseVerification: verificationOf(verification.data()),
    cart: parseLines(cart.data()?.lines),
    lists: await exportOwned(savedLists(firestore), uid, (list) => list),
    stockNotices: await exportOwned(stockNotices(firestore), uid, (notice) => notice),
    orders: ownOrders.map((order) => ({ ...order, card: cards.get(order.id) ?? null })),
    // Shipments in the undo period may never be sent, so customers don't see them anywhere.
    shipments: await exportOwned(
      shipments(firestore).where('state', '==', 'released'),
      uid,
      withoutPacker,
    ),
    returns: await exportOwned(returns(firestore), uid, (each) => each),
    complaints: await exportOwned(complaints(firestore), uid, reportedPart),
    staffNotes: await staffNotes(firestore, orderIds),
    staffActions: await staffActions(firestore, [uid, ...orderIds]),
    transactions: await exportOwned(transactions(firestore), uid, (transaction) => transaction),
    checkouts: await exportOwned(checkouts(firestore), uid, withoutMeasures),
  };
}

/** By order. Staff see them on the order, so they're part of the customer's data. */
async function paymentCards(firestore: Firestore, uid: string): Promise<Map<string, PaymentCard>> {
  const found = new Map<string, PaymentCard>();
  for await (const page of paginate(orderRecords(firestore).where('uid', '==', uid), pageSize)) {
    for (const record of page) {
      const { card } = record.data();
      if (card) found.set(record.id, card);
    }
  }
  return found;
}

/** Omits the reason why a checkout was ended, because it would tip off card testers. */
const withoutMeasures = ({ endedBy: _declines, ...checkout }: ServerCheckout) => checkout;

/** Omits which staff member checked the license. */
function verificationOf(verification: LicenseVerification<Timestamp> | undefined) {
  if (verification === undefined) return null;
  const { source, licenseNumber, licenseExpiry, checkedOn } = verification;
  return { source, licenseNumber, licenseExpiry, checkedOn };
}

/** Until `removePackers` has run, older shipments still name the packer. */
const withoutPacker = ({ packedBy: _staff, ...shipment }: StoredShipment) => shipment;

/** Omits the office's assessment, which names staff and isn't about the customer. */
function reportedPart(complaint: Complaint<Timestamp>) {
  const { number, rmaNumber, orderId, device, complainant, report, awareAt, reply } = complaint;
  return { number, rmaNumber, orderId, device, complainant, report, awareAt, reply };
}

async function staffNotes(firestore: Firestore, orderIds: readonly string[]) {
  const found: object[] = [];
  for (const ids of chunks(orderIds, pageSize)) {
    const references = ids.map((id) => orderNotes(firestore).doc(id));
    for (const note of await firestore.getAll(...references)) {
      if (note.exists) {
        found.push({ orderId: note.id, text: note.get('text'), updatedAt: note.get('updatedAt') });
      }
    }
  }
  return found;
}

/** Customers never learn of shipments that were undone. Released ones are exported. */
const hiddenActions: readonly AuditAction[] = ['create-shipment', 'undo-shipment'];

async function staffActions(firestore: Firestore, subjects: readonly string[]) {
  const found: object[] = [];
  for (const whom of chunks(subjects, maxInQuery)) {
    for (const entry of (await audit(firestore).where('whom', 'in', whom).get()).docs) {
      const { who, what, whom: subject, when, why, before, after, refund } = entry.data();
      // If `who` is empty, the shop itself acted to stop card testing.
      if (who !== '' && !hiddenActions.includes(what))
        found.push({ what, subject, when, why, before, after, refund });
    }
  }
  return found;
}

function profileOf(user: User<Timestamp> | undefined) {
  if (user === undefined) return null;
  const { searchTerms: _terms, nameKey: _name, licenseKey: _license, ...profile } = user;
  return profile;
}

async function exportOwned<T extends { uid: string }>(
  documents: Query<T>,
  uid: string,
  choose: (document: T) => object,
): Promise<{ id: string }[]> {
  const found: { id: string }[] = [];
  for await (const page of paginate(documents.where('uid', '==', uid), pageSize)) {
    found.push(...page.map((each) => ({ id: each.id, ...choose(each.data()) })));
  }
  return found;
}

function messageOf(message: Awaited<ReturnType<typeof findMessages>>[number]) {
  const { answeredBy: _staff, normalizedEmail: _index, ...content } = message.data();
  return { id: message.id, ...content };
}

function mailMetadata(mail: Awaited<ReturnType<typeof findMails>>[number]) {
  const { template, to, language, createdAt, delivery } = mail.data();
  return {
    template,
    to,
    language,
    createdAt,
    state: delivery.state,
    deliveredAt: delivery.deliveredAt,
  };
}

function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}
