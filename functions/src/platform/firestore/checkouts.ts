import type { Address } from '@dental-shop/domain/account/address';
import type { Checkout } from '@dental-shop/domain/checkout/checkout';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { typedCollection } from './typed-collection.ts';

/** What the customer agreed to pay, stored before Stripe is called. `amount` is in cents. */
export interface CheckoutPricing {
  items: OrderItem[];
  amount: number;
  currency: string;
  shippingAddress: Address;
}

/** `open` from before Stripe is first called. */
export type IntentState = 'open' | 'canceled' | 'paid';

/** The rules don't let clients write these fields. */
export interface ServerCheckout extends Checkout<Timestamp> {
  pricing?: CheckoutPricing;
  details?: OrderDetails;
  paymentIntentId?: string;
  intentState?: IntentState;
  /** Why it was canceled, if the customer must be told. */
  endedBy?: 'declines';
  /** When the customer last asked to pay; the latest of several checkouts wins. */
  claimedAt?: Timestamp;
  /**
   * When Stripe took the money, to the second, and when the shop learned of it. Older checkouts
   * have none.
   */
  confirmed?: { at: Timestamp; knownAt: Timestamp };
  /** Set within a day (`privacy/set-checkout-expiry.ts`). */
  expireAt?: Timestamp;
}

export const checkouts = (firestore: Firestore) =>
  typedCollection<ServerCheckout>(firestore, 'checkouts');

export async function openCheckoutsOf(
  firestore: Firestore,
  uid: string,
): Promise<QueryDocumentSnapshot<ServerCheckout>[]> {
  const own = checkouts(firestore).where('uid', '==', uid);
  return (await own.where('intentState', '==', 'open').get()).docs;
}
