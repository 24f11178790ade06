import type { User } from '@dental-shop/domain/account/user';
import { readLines } from '@dental-shop/domain/cart/account-cart';
import type { UserRecord } from 'firebase-admin/auth';
import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { listSavedCards } from '../payments/saved-cards.ts';
import type { Firebase } from '../platform/firebase.ts';
import { carts, certificates, savedLists, users } from '../platform/firestore/accounts.ts';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { orders, transactions } from '../platform/firestore/orders.ts';
import { pagesOf } from '../platform/firestore/pages-of.ts';
import { rateLimits, requireWithinLimit } from '../platform/rate-limits.ts';
import { mailsOf, messagesOf } from './own-records.ts';

interface ExportServices extends Firebase {
  stripe: () => Stripe;
}

const pageSize = 500;

/**
 * Everything that is kept about an account, as its owner may ask for: as JSON text, times in ISO
 * 8601, amounts in cents. Refuses with `too-many-requests`.
 */
export async function exportAccount(services: ExportServices, uid: string): Promise<string> {
  await requireWithinLimit(services.firestore, { ...rateLimits.accountExports, key: uid });
  const content = await accountContent(services, uid);
  const cards = (await listSavedCards(services, uid)).data;
  info('An account was exported by its owner', { uid });
  const savedCards = cards.map(({ id: _atStripe, ...card }) => card);
  return JSON.stringify({ ...content, savedCards }, null, 2);
}

/** The same without saved cards, which Stripe alone has. */
export async function accountContent(
  { auth, firestore }: Firebase,
  uid: string,
): Promise<Record<string, unknown>> {
  const record = await auth.getUser(uid);
  const owner = { uid, email: record.email ?? '', isVerified: record.emailVerified };
  const content = {
    exportedAt: Timestamp.now(),
    account: signInOf(record),
    ...(await documentsOf(firestore, uid)),
    messages: (await messagesOf(firestore, owner)).map(messageOf),
    mails: (await mailsOf(firestore, owner)).map(mailMetadata),
  };
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, readable(each)]));
}

const signInOf = ({ uid, email, emailVerified, metadata }: UserRecord) => ({
  uid,
  email,
  emailVerified,
  createdAt: metadata.creationTime,
  lastSignInAt: metadata.lastSignInTime,
});

async function documentsOf(firestore: Firestore, uid: string) {
  const [user, certificate, cart] = await Promise.all([
    users(firestore).doc(uid).get(),
    certificates(firestore).doc(uid).get(),
    carts(firestore).doc(uid).get(),
  ]);
  return {
    profile: profileOf(user.data()),
    certificate: certificate.data() ?? null,
    cart: readLines(cart.data()?.lines),
    lists: await ownedBy(savedLists(firestore), uid, (list) => list),
    orders: await ownedBy(orders(firestore), uid, ({ skus: _index, ...order }) => order),
    transactions: await ownedBy(transactions(firestore), uid, (transaction) => transaction),
    checkouts: await ownedBy(checkouts(firestore), uid, (checkout) => checkout),
  };
}

/** Without what only serves to find it. */
function profileOf(user: User<Timestamp> | undefined) {
  if (user === undefined) return null;
  const { searchTerms: _terms, nameKey: _name, licenseKey: _license, ...profile } = user;
  return profile;
}

async function ownedBy<T extends { uid: string }>(
  collection: CollectionReference<T>,
  uid: string,
  choose: (document: T) => object,
): Promise<object[]> {
  const found: object[] = [];
  for await (const page of pagesOf(collection.where('uid', '==', uid), pageSize)) {
    found.push(...page.map((each) => ({ id: each.id, ...choose(each.data()) })));
  }
  return found;
}

function messageOf(message: Awaited<ReturnType<typeof messagesOf>>[number]) {
  const { answeredBy: _staff, ...content } = message.data();
  return { id: message.id, ...content };
}

/** When what was sent to whom, and whether it arrived: its text is in the recipient's mailbox. */
function mailMetadata(mail: Awaited<ReturnType<typeof mailsOf>>[number]) {
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

/** Firestore's times as text, however deep they lie. */
function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, readable(each)]));
}
