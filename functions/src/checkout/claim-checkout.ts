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
  pricing: CheckoutPricing;
  givenDetails: OrderDetailsRequest | undefined;
}

interface AgreedTerms {
  pricing?: CheckoutPricing;
  details?: OrderDetails;
}

export interface ClaimedCheckout extends Omit<Claim, 'items' | 'givenDetails'> {
  details: OrderDetails | undefined;
  /** From an earlier request if a payment intent already exists. */
  storedTerms: AgreedTerms;
  paymentIntentId: string | undefined;
  createdAt: Timestamp;
}

/** Marks the checkout as open before Stripe is called, so cancellations can find it. */
export async function claimCheckout(
  firestore: Firestore,
  { checkoutId, uid, items, pricing, givenDetails }: Claim,
): Promise<ClaimedCheckout> {
  let initial: { claimedAt: string | undefined } | undefined;
  let claimed: ClaimedCheckout | undefined;
  await compareAndSet(checkouts(firestore).doc(checkoutId), (snapshot) => {
    const checkout = requirePayable(snapshot.data(), { uid, items });
    const { paymentIntentId, createdAt } = checkout;
    const storedTerms = agreedTerms(checkout.pricing, checkout.details);
    const details = mergeDetails(checkout.details, givenDetails);
    const claimedAt = checkout.claimedAt?.valueOf();
    initial ??= { claimedAt };
    claimed = { checkoutId, uid, pricing, details, storedTerms, paymentIntentId, createdAt };
    // A simultaneous request has just claimed this checkout, so there's nothing to write.
    if (claimedAt !== initial.claimedAt) return undefined;
    const claim = { intentState: 'open' as const, claimedAt: FieldValue.serverTimestamp() };
    if (paymentIntentId !== undefined) return claim;
    claimed.storedTerms = agreedTerms(pricing, details);
    return { ...claim, ...claimed.storedTerms };
  });
  if (!claimed) throw new Error(`Checkout ${checkoutId} was not claimed`);
  return claimed;
}

/** Omits undefined values, which Firestore rejects. */
export const agreedTerms = (
  pricing: CheckoutPricing | undefined,
  details: OrderDetails | undefined,
): AgreedTerms => ({ ...(pricing && { pricing }), ...(details && { details }) });

function canceledRefusal({ endedBy }: ServerCheckout): Refusal {
  return new Refusal(endedBy === 'declines' ? 'too-many-declines' : 'checkout-mismatch');
}

export function requirePayable(
  checkout: ServerCheckout | undefined,
  { uid, items }: Pick<Claim, 'uid' | 'items'>,
): ServerCheckout {
  // Must not reveal that another customer's checkout exists.
  if (checkout?.uid !== uid) throw new Refusal('not-found', { field: 'customerData.checkoutId' });
  if (!isSameItems(checkout.items, items)) throw new Refusal('checkout-mismatch');
  if (checkout.intentState === 'paid') throw new Refusal('already-paid');
  if (checkout.intentState === 'canceled') throw canceledRefusal(checkout);
  return checkout;
}
