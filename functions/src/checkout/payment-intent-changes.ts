import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import { itemsToMetadata } from '@dental-shop/domain/payment/items-metadata';
import type Stripe from 'stripe';
import type { ClaimedCheckout } from './claim-checkout.ts';

interface Priced extends Pick<ClaimedCheckout, 'checkoutId' | 'uid' | 'pricing'> {
  /** The order's, if it is paid. */
  number: string;
}

/**
 * A PaymentIntent's metadata: whose it is, what it pays for, and the number by which staff find it in
 * Stripe's dashboard.
 */
export function intentMetadata({
  checkoutId,
  uid,
  number,
  pricing,
}: Priced): Record<string, string> {
  return { checkoutId, uid, orderNumber: number, ...itemsToMetadata(pricing.items) };
}

/**
 * What the customer has typed, for staff who look at the payment in Stripe's dashboard. Not part of a
 * new PaymentIntent: see `ensure-payment-intent.ts`.
 */
function detailsMetadata(details: OrderDetails | undefined): Record<string, string> {
  const { reference = '', deliveryNote = '' } = details ?? {};
  return { ...(reference && { reference }), ...(deliveryNote && { deliveryNote }) };
}

interface WantedPayment extends Priced {
  savePaymentMethod: boolean;
  details: OrderDetails | undefined;
}

/**
 * What must change at Stripe before the customer pays; undefined where nothing must. A key of the
 * metadata that is no longer wanted is emptied, which is how Stripe removes one.
 */
export function intentChanges(
  intent: Pick<Stripe.PaymentIntent, 'amount' | 'metadata' | 'setup_future_usage'>,
  { savePaymentMethod, details, ...priced }: WantedPayment,
): Stripe.PaymentIntentUpdateParams | undefined {
  const changes: Stripe.PaymentIntentUpdateParams = {};
  const { amount } = priced.pricing;
  if (intent.amount !== amount) changes.amount = amount;
  const wanted = { ...intentMetadata(priced), ...detailsMetadata(details) };
  const keys = new Set([...Object.keys(intent.metadata), ...Object.keys(wanted)]);
  const metadata = [...keys].flatMap((key) =>
    intent.metadata[key] === wanted[key] ? [] : [[key, wanted[key] ?? '']],
  );
  if (metadata.length > 0) changes.metadata = Object.fromEntries(metadata);
  const usage = savePaymentMethod ? 'off_session' : null;
  if (intent.setup_future_usage !== usage) changes.setup_future_usage = usage ?? '';
  return Object.keys(changes).length > 0 ? changes : undefined;
}
