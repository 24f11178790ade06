import type { CheckoutItem } from '@dental-shop/domain/order/checkout';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../api/errors.ts';
import { type CheckoutPricing, checkouts } from '../database.ts';
import { isSameItems } from './same-items.ts';

interface Claim {
  checkoutId: string;
  uid: string;
  items: CheckoutItem[];
  /** What the catalogue asks for these items now. */
  pricing: CheckoutPricing;
}

export interface ClaimedCheckout {
  checkoutId: string;
  uid: string;
  pricing: CheckoutPricing;
  /** Undefined until Stripe was asked the first time. */
  paymentIntentId: string | undefined;
}

/**
 * Checks that a checkout is this customer's and still what they see, and keeps its prices before
 * Stripe hears of it, so that the webhook finds them however early it comes. The first pricing
 * stands: where the catalogue has changed since, the customer is sent back to the cart.
 */
export async function claimCheckout(
  firestore: Firestore,
  { checkoutId, uid, items, pricing }: Claim,
): Promise<ClaimedCheckout> {
  const reference = checkouts(firestore).doc(checkoutId);
  return firestore.runTransaction(async (transaction) => {
    const checkout = (await transaction.get(reference)).data();
    // Another customer's checkout is answered as one that does not exist.
    if (checkout?.uid !== uid) throw new ApiError('not-found', 'customerData.checkoutId');
    if (!isSameItems(checkout.items, items)) throw new ApiError('checkout-mismatch');
    const { pricing: kept, paymentIntentId } = checkout;
    if (kept && kept.amount !== pricing.amount) throw new ApiError('checkout-mismatch');
    if (!kept) transaction.update(reference, { pricing });
    return { checkoutId, uid, pricing: kept ?? pricing, paymentIntentId };
  });
}
