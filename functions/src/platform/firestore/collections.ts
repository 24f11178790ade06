import type { Address } from '@dental-shop/domain/account/address';
import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import type { User } from '@dental-shop/domain/account/user';
import type { RefundOrderResponse } from '@dental-shop/domain/api/staff/refund-order';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import type { Checkout } from '@dental-shop/domain/order/checkout';
import type { DailyStatistics } from '@dental-shop/domain/order/daily-statistics';
import type { Order, OrderItem } from '@dental-shop/domain/order/order';
import type { OrderNote } from '@dental-shop/domain/order/order-note';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import type { PolicyReport } from '@dental-shop/domain/policy-report/policy-report';
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';
import type { MailDocument } from '../../mail/mail-document.ts';

/** What the customer was asked to pay, kept before Stripe hears of it. `amount` is in cents. */
export interface CheckoutPricing {
  items: OrderItem[];
  amount: number;
  currency: string;
  shippingAddress: Address;
}

/** What became of a checkout's PaymentIntent; `open` from before Stripe is first asked for it. */
export type IntentState = 'open' | 'canceled' | 'paid';

/** A checkout with what the server adds to it; the rules let no client write these fields. */
export interface ServerCheckout extends Checkout<Timestamp> {
  pricing?: CheckoutPricing;
  paymentIntentId?: string;
  intentState?: IntentState;
  /** When the customer last asked to pay for it: of several checkouts the latest counts. */
  claimedAt?: Timestamp;
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

/**
 * One act of staff: `who` is a uid and `whom` that of an account or the id of an order; `why` is null
 * where no reason was given. `before` and `after` have what it changed.
 */
export interface AuditEntry {
  who: string;
  whoEmail: string;
  what: string;
  whom: string;
  when: Timestamp;
  why: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Of a refund: written before Stripe is asked, with what came of it afterwards. */
  refund?: AuditedRefund;
  /** Of a reconciliation. */
  reconciliation?: { orderId: string; paymentIntentId: string; changes: string[] };
  /** Of a mail that was sent again: the one and its copy. */
  resent?: { mailId: string; as: string };
}

export interface AuditedRefund {
  orderId: string;
  paymentIntentId: string;
  /** In cents; null for all that was left. */
  asked: number | null;
  /** `asked` for as long as nobody knows what Stripe made of it. */
  state: 'asked' | 'made' | 'refused';
  /** What Stripe made; null in any other state. */
  made: RefundOrderResponse | null;
  /** Why Stripe refused, in its word; null in any other state. */
  refusal: string | null;
}

/** What one scheduled comparison with Stripe found. */
export interface Reconciliation {
  startedAt: Timestamp;
  finishedAt: Timestamp;
  /** False where Stripe stopped answering or time was up: not every payment was compared. */
  complete: boolean;
  /** How many payments were compared. */
  looked: number;
  repaired: { orderId: string; paymentIntentId: string; changes: string[] }[];
  failed: { orderId: string; paymentIntentId: string; error: string }[];
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
export const staff = (firestore: Firestore) =>
  documents<StaffMember<Timestamp>>(firestore, 'staff');
export const checkouts = (firestore: Firestore) =>
  documents<ServerCheckout>(firestore, 'checkouts');
export const orders = (firestore: Firestore) => documents<Order<Timestamp>>(firestore, 'orders');
export const orderNotes = (firestore: Firestore) =>
  documents<OrderNote<Timestamp>>(firestore, 'orderNotes');
export const transactions = (firestore: Firestore) =>
  documents<Transaction<Timestamp>>(firestore, 'transactions');
export const statistics = (firestore: Firestore) =>
  documents<DailyStatistics>(firestore, 'statistics');
export const customers = (firestore: Firestore) =>
  documents<StripeCustomer>(firestore, 'customers');
export const stripeEvents = (firestore: Firestore) =>
  documents<StripeEvent>(firestore, 'stripeEvents');
export const audit = (firestore: Firestore) => documents<AuditEntry>(firestore, 'audit');
export const reconciliations = (firestore: Firestore) =>
  documents<Reconciliation>(firestore, 'reconciliations');
export const mail = (firestore: Firestore) => documents<MailDocument>(firestore, 'mail');
export const contactMessages = (firestore: Firestore) =>
  documents<ContactMessage<Timestamp>>(firestore, 'contactMessages');
export const policyReports = (firestore: Firestore) =>
  documents<PolicyReport<Timestamp>>(firestore, 'policyReports');
export const certificates = (firestore: Firestore) =>
  documents<Certificate<Timestamp>>(firestore, 'certificates');
export const rateLimits = (firestore: Firestore) => documents<RateLimit>(firestore, 'rateLimits');
