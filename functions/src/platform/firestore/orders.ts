import type { Order, OrderNote, OrderRecord } from '@dental-shop/domain/order/order';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import type { Declines } from '@dental-shop/domain/payment/declines';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { expiringCollection, typedCollection } from './typed-collection.ts';

interface StripeEvent {
  type: string;
  paymentIntentId: string;
  /** Whose payment; events from before card testing was looked for have none. */
  uid?: string;
  /** When it happened, as Stripe says. */
  createdAt?: Timestamp;
  receivedAt: Timestamp;
}

/** Which number an order and its invoice have, by the order's id. */
interface OrderNumber {
  number: string;
  createdAt: Timestamp;
}

/** The same the other way round, by the number: so that there is one order for each. */
interface NumberedOrder {
  orderId: string;
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

/** By uid. */
export const declines = (firestore: Firestore) =>
  expiringCollection<Declines>(firestore, 'declines');
export const orders = (firestore: Firestore) =>
  typedCollection<Order<Timestamp>>(firestore, 'orders');
export const orderRecords = (firestore: Firestore) =>
  typedCollection<OrderRecord<Timestamp>>(firestore, 'orderRecords');
export const orderNotes = (firestore: Firestore) =>
  typedCollection<OrderNote<Timestamp>>(firestore, 'orderNotes');
/**
 * The numbers of checkouts, also of those that were never paid, by the checkout's id: the order's and its
 * invoice's. Invoices had numbers before orders had, hence the collections' names.
 */
export const orderNumbers = (firestore: Firestore) =>
  typedCollection<OrderNumber>(firestore, 'invoices');
export const numberedOrders = (firestore: Firestore) =>
  typedCollection<NumberedOrder>(firestore, 'invoiceNumbers');
export const transactions = (firestore: Firestore) =>
  typedCollection<Transaction<Timestamp>>(firestore, 'transactions');
export const statistics = (firestore: Firestore) =>
  typedCollection<DailyStatistics>(firestore, 'statistics');
export const stripeEvents = (firestore: Firestore) =>
  expiringCollection<StripeEvent>(firestore, 'stripeEvents');
export const reconciliations = (firestore: Firestore) =>
  typedCollection<Reconciliation>(firestore, 'reconciliations');
