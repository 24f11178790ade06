import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import { itemsToMetadata } from '@dental-shop/domain/payment/items-metadata';
import type Stripe from 'stripe';
import type { ClaimedCheckout } from './claim-checkout.ts';

interface Priced extends Pick<ClaimedCheckout, 'checkoutId' | 'uid' | 'pricing'> {
  number: string;
}

/** Includes the order number, by which staff find the payment in Stripe's dashboard. */
export function intentMetadata({
  checkoutId,
  uid,
  number,
  pricing,
}: Priced): Record<string, string> {
  return { checkoutId, uid, orderNumber: number, ...itemsToMetadata(pricing.items) };
}

/**
 * For staff in Stripe's dashboard. Not part of a new payment intent; see
 * `ensure-payment-intent.ts`.
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
 * Returns undefined if nothing changes. Stripe removes a metadata key when it's set to an empty
 * string.
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
