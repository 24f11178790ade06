import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { isSameItems } from '@dental-shop/domain/checkout/same-items';
import {
  mergeDetails,
  type OrderDetails,
  type OrderDetailsRequest,
} from '@dental-shop/domain/order/order-details';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import {
  type CheckoutPricing,
  checkouts,
  type ServerCheckout,
} from '../platform/firestore/checkouts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';

interface Claim {
  checkoutId: string;
  uid: string;
  items: CheckoutItem[];
  pricing: CheckoutPricing;
  givenDetails: OrderDetailsRequest | undefined;
}

interface Agreement {
  pricing?: CheckoutPricing;
  details?: OrderDetails;
}

export interface ClaimedCheckout extends Omit<Claim, 'items' | 'givenDetails'> {
  details: OrderDetails | undefined;
  /** What the document has. If there is a payment intent, this is an earlier agreement. */
  kept: Agreement;
  paymentIntentId: string | undefined;
  createdAt: Timestamp;
}

/**
 * Checks that a checkout is this customer's, unchanged, and unpaid, and marks it as open before
 * Stripe is called, so that a later cancellation finds it. Stores prices and details while there is
 * no payment intent, so that even an early webhook finds them. Refuses with `not-found`,
 * `checkout-mismatch`, or `already-paid`.
 */
export async function claimCheckout(
  firestore: Firestore,
  { checkoutId, uid, items, pricing, givenDetails }: Claim,
): Promise<ClaimedCheckout> {
  let atFirst: { claimedAt: string | undefined } | undefined;
  let claimed: ClaimedCheckout | undefined;
  await compareAndSet(checkouts(firestore).doc(checkoutId), (snapshot) => {
    const checkout = payable(snapshot.data(), { uid, items });
    const { paymentIntentId, createdAt } = checkout;
    const kept = agreement(checkout.pricing, checkout.details);
    const details = mergeDetails(checkout.details, givenDetails);
    const claimedAt = checkout.claimedAt?.valueOf();
    atFirst ??= { claimedAt };
    claimed = { checkoutId, uid, pricing, details, kept, paymentIntentId, createdAt };
    // A simultaneous request has claimed this checkout; its claim serves this request too.
    if (claimedAt !== atFirst.claimedAt) return undefined;
    const claim = { intentState: 'open' as const, claimedAt: FieldValue.serverTimestamp() };
    if (paymentIntentId !== undefined) return claim;
    claimed.kept = agreement(pricing, details);
    return { ...claim, ...claimed.kept };
  });
  if (!claimed) throw new Error(`Checkout ${checkoutId} was not claimed`);
  return claimed;
}

/** Omits unknown values, which Firestore rejects. */
export const agreement = (
  pricing: CheckoutPricing | undefined,
  details: OrderDetails | undefined,
): Agreement => ({ ...(pricing && { pricing }), ...(details && { details }) });

function endedRefusal({ endedBy }: ServerCheckout): Refusal {
  return new Refusal(endedBy === 'declines' ? 'too-many-declines' : 'checkout-mismatch');
}

export function payable(
  checkout: ServerCheckout | undefined,
  { uid, items }: Pick<Claim, 'uid' | 'items'>,
): ServerCheckout {
  // Another customer's checkout looks like one that doesn't exist.
  if (checkout?.uid !== uid) throw new Refusal('not-found', { field: 'customerData.checkoutId' });
  if (!isSameItems(checkout.items, items)) throw new Refusal('checkout-mismatch');
  if (checkout.intentState === 'paid') throw new Refusal('already-paid');
  if (checkout.intentState === 'canceled') throw endedRefusal(checkout);
  return checkout;
}
