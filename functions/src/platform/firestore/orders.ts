import { orderTerms } from '@dental-shop/domain/find/record-terms';
import type { Order, OrderNote, OrderRecord } from '@dental-shop/domain/order/order';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import type { Declines } from '@dental-shop/domain/payment/declines';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { searchableCollection } from './searchable-collection.ts';
import { expiringCollection, typedCollection } from './typed-collection.ts';

interface StripeEvent {
  type: string;
  paymentIntentId: string;
  /** Older events have no `uid`. */
  uid?: string;
  createdAt?: Timestamp;
  receivedAt: Timestamp;
}

export interface Reconciliation {
  startedAt: Timestamp;
  finishedAt: Timestamp;
  complete: boolean;
  looked: number;
  repaired: { orderId: string; paymentIntentId: string; changes: string[] }[];
  failed: { orderId: string; paymentIntentId: string; error: string }[];
  /** Counts of units that were repaired. */
  recounted: Recounted[];
}

/** An order or a return whose counts differed from its shipments. */
export type Recounted = ({ orderId: string } | { rmaNumber: string }) & { changes: string[] };

export const declines = (firestore: Firestore) =>
  expiringCollection<Declines>(firestore, 'declines');
export const orders = (firestore: Firestore) =>
  typedCollection<Order<Timestamp>>(firestore, 'orders');
export const {
  all: orderRecords,
  one: searchableOrder,
  terms: orderSearchTerms,
} = searchableCollection<OrderRecord<Timestamp>>('orderRecords', orderTerms);
export const orderNotes = (firestore: Firestore) =>
  typedCollection<OrderNote<Timestamp>>(firestore, 'orderNotes');
/** Includes unpaid checkouts. The collections were named when only invoices had numbers. */
export const orderNumbers = (firestore: Firestore) =>
  typedCollection<{ number: string; createdAt: Timestamp }>(firestore, 'invoices');
export const numberedOrders = (firestore: Firestore) =>
  typedCollection<{ orderId: string }>(firestore, 'invoiceNumbers');
export const transactions = (firestore: Firestore) =>
  typedCollection<Transaction<Timestamp>>(firestore, 'transactions');
/** Late orders that have already been reported to the office. */
export const lateOrders = (firestore: Firestore) =>
  expiringCollection<{ alertedAt: Timestamp }>(firestore, 'lateOrders');
export const statistics = (firestore: Firestore) =>
  typedCollection<DailyStatistics>(firestore, 'statistics');
export const stripeEvents = (firestore: Firestore) =>
  expiringCollection<StripeEvent>(firestore, 'stripeEvents');
export const reconciliations = (firestore: Firestore) =>
  typedCollection<Reconciliation>(firestore, 'reconciliations');
