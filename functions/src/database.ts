import type { Address } from '@dental-shop/domain/account/address';
import type { Language } from '@dental-shop/domain/account/language';
import type { User } from '@dental-shop/domain/account/user';
import type { Checkout } from '@dental-shop/domain/order/checkout';
import type { Order, OrderItem } from '@dental-shop/domain/order/order';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';
import type { MailDocument } from './mail/mail-document.ts';

/** What the customer was asked to pay, kept before Stripe hears of it. `amount` is in cents. */
export interface CheckoutPricing {
  items: OrderItem[];
  amount: number;
  currency: string;
  shippingAddress: Address;
}

/** A checkout with what the server adds to it; the rules let no client write these fields. */
export interface ServerCheckout extends Checkout<Timestamp> {
  pricing?: CheckoutPricing;
  paymentIntentId?: string;
}

interface StripeCustomer {
  stripeCustomerId: string;
}

interface StripeEvent {
  type: string;
  paymentIntentId: string;
  receivedAt: Timestamp;
  expireAt: Timestamp;
}

/** One decision of staff: `who` and `whom` are uids, `why` is null where no reason was given. */
interface AuditEntry {
  who: string;
  what: string;
  whom: string;
  when: Timestamp;
  why: string | null;
}

/** What a visitor wrote to the office. */
interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  createdAt: Timestamp;
}

/** How often something was done within one span of time, which the document's id names. */
interface RateLimit {
  count: number;
  expireAt: Timestamp;
}

function documents<T extends object>(
  firestore: Firestore,
  collection: string,
): CollectionReference<T> {
  const converter: FirestoreDataConverter<T> = {
    toFirestore: (document) => document as DocumentData,
    // Shapes are trusted here: only this code writes them, or the rules checked them.
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
  return firestore.collection(collection).withConverter(converter);
}

export const users = (firestore: Firestore) => documents<User<Timestamp>>(firestore, 'users');
export const checkouts = (firestore: Firestore) =>
  documents<ServerCheckout>(firestore, 'checkouts');
export const orders = (firestore: Firestore) => documents<Order<Timestamp>>(firestore, 'orders');
export const transactions = (firestore: Firestore) =>
  documents<Transaction<Timestamp>>(firestore, 'transactions');
export const customers = (firestore: Firestore) =>
  documents<StripeCustomer>(firestore, 'customers');
export const stripeEvents = (firestore: Firestore) =>
  documents<StripeEvent>(firestore, 'stripeEvents');
export const audit = (firestore: Firestore) => documents<AuditEntry>(firestore, 'audit');
export const mail = (firestore: Firestore) => documents<MailDocument>(firestore, 'mail');
export const contactMessages = (firestore: Firestore) =>
  documents<ContactMessage>(firestore, 'contactMessages');
export const rateLimits = (firestore: Firestore) => documents<RateLimit>(firestore, 'rateLimits');
