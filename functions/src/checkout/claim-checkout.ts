import { type CheckoutItem, isSameItems } from '@dental-shop/domain/checkout/checkout';
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
  /** What the catalogue asks for these items now, with the shipping address. */
  pricing: CheckoutPricing;
  /** What the customer says of the order now. */
  givenDetails: OrderDetailsRequest | undefined;
}

/** What a checkout keeps of what its customer agrees to. */
interface Agreement {
  pricing?: CheckoutPricing;
  details?: OrderDetails;
}

export interface ClaimedCheckout extends Omit<Claim, 'items' | 'givenDetails'> {
  /** What is known of the order by now, besides its items. */
  details: OrderDetails | undefined;
  /** As the checkout's document has it: where there is a PaymentIntent, an earlier agreement. */
  kept: Agreement;
  /** Undefined until a PaymentIntent has been created. */
  paymentIntentId: string | undefined;
  /** When the customer began it. */
  createdAt: Timestamp;
}

/**
 * Checks that a checkout is this customer's, still what they see and still to be paid, and marks it
 * as open before Stripe hears of it, so that whoever cancels payments after this finds it. The
 * prices and details are kept with it while there is no PaymentIntent, so that the webhook finds them however
 * early it comes. Refuses with `not-found`, `checkout-mismatch` or `already-paid`.
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
    // A simultaneous request has claimed this checkout; its claim serves this request as well.
    if (claimedAt !== atFirst.claimedAt) return undefined;
    const claim = { intentState: 'open' as const, claimedAt: FieldValue.serverTimestamp() };
    if (paymentIntentId !== undefined) return claim;
    claimed.kept = agreement(pricing, details);
    return { ...claim, ...claimed.kept };
  });
  if (!claimed) throw new Error(`Checkout ${checkoutId} was not claimed`);
  return claimed;
}

/** Without what is not known, which Firestore does not take. */
export const agreement = (
  pricing: CheckoutPricing | undefined,
  details: OrderDetails | undefined,
): Agreement => ({ ...(pricing && { pricing }), ...(details && { details }) });

/** Why a checkout whose payment was canceled cannot be paid. */
function endedRefusal({ endedBy }: ServerCheckout): Refusal {
  return new Refusal(endedBy === 'declines' ? 'too-many-declines' : 'checkout-mismatch');
}

/** The checkout, if it is this customer's, has these items and can still be paid. */
export function payable(
  checkout: ServerCheckout | undefined,
  { uid, items }: Pick<Claim, 'uid' | 'items'>,
): ServerCheckout {
  // Another customer's checkout is answered as one that does not exist.
  if (checkout?.uid !== uid) throw new Refusal('not-found', { field: 'customerData.checkoutId' });
  if (!isSameItems(checkout.items, items)) throw new Refusal('checkout-mismatch');
  if (checkout.intentState === 'paid') throw new Refusal('already-paid');
  if (checkout.intentState === 'canceled') throw endedRefusal(checkout);
  return checkout;
}
