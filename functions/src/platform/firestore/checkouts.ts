import type { Address } from '@dental-shop/domain/account/address';
import type { Checkout } from '@dental-shop/domain/checkout/checkout';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { typedCollection } from './typed-collection.ts';

/** Stored before Stripe is called. `amount` is in cents. */
export interface CheckoutPricing {
  items: OrderItem[];
  amount: number;
  currency: string;
  shippingAddress: Address;
}

export type IntentState = 'open' | 'canceled' | 'paid';

/** `firestore.rules` doesn't let clients write these fields. */
export interface ServerCheckout extends Checkout<Timestamp> {
  pricing?: CheckoutPricing;
  details?: OrderDetails;
  paymentIntentId?: string;
  intentState?: IntentState;
  endedBy?: 'declines';
  claimedAt?: Timestamp;
  /** Missing in older checkouts. `at` is Stripe's time, in whole seconds. */
  confirmed?: { at: Timestamp; knownAt: Timestamp };
  expireAt?: Timestamp;
}

export const checkouts = (firestore: Firestore) =>
  typedCollection<ServerCheckout>(firestore, 'checkouts');

export async function findOpenCheckouts(
  firestore: Firestore,
  uid: string,
): Promise<QueryDocumentSnapshot<ServerCheckout>[]> {
  const own = checkouts(firestore).where('uid', '==', uid);
  return (await own.where('intentState', '==', 'open').get()).docs;
}
