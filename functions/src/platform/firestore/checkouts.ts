import type { Address } from '@dental-shop/domain/account/address';
import type { Checkout } from '@dental-shop/domain/checkout/checkout';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { typedCollection } from './typed-collection.ts';

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
  details?: OrderDetails;
  paymentIntentId?: string;
  intentState?: IntentState;
  /** Why it was canceled, where the customer must be told more than that it was. */
  endedBy?: 'declines';
  /** When the customer last asked to pay for it: of several checkouts the latest counts. */
  claimedAt?: Timestamp;
  /**
   * When Stripe took the money, or took it on its way, to the second; and when the shop learned of
   * it. Not there for what was confirmed before this was kept.
   */
  confirmed?: { at: Timestamp; knownAt: Timestamp };
  /** When the database deletes it; written within a day (`privacy/set-checkout-expiry.ts`). */
  expireAt?: Timestamp;
}

export const checkouts = (firestore: Firestore) =>
  typedCollection<ServerCheckout>(firestore, 'checkouts');

/** The account's checkouts that can still be paid. */
export async function openCheckoutsOf(
  firestore: Firestore,
  uid: string,
): Promise<QueryDocumentSnapshot<ServerCheckout>[]> {
  const own = checkouts(firestore).where('uid', '==', uid);
  return (await own.where('intentState', '==', 'open').get()).docs;
}
