import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import { itemsToMetadata } from '@dental-shop/domain/payment/items-metadata';
import type Stripe from 'stripe';
import type { ClaimedCheckout } from './claim-checkout.ts';

interface Priced extends Pick<ClaimedCheckout, 'checkoutId' | 'uid' | 'pricing'> {
  number: string;
}

/** Staff search Stripe's dashboard by order number. */
export function intentMetadata({
  checkoutId,
  uid,
  number,
  pricing,
}: Priced): Record<string, string> {
  return { checkoutId, uid, orderNumber: number, ...itemsToMetadata(pricing.items) };
}

/** Not sent on creation, because retries must send identical parameters. */
function detailsMetadata(details: OrderDetails | undefined): Record<string, string> {
  const { reference = '', deliveryNote = '' } = details ?? {};
  return { ...(reference && { reference }), ...(deliveryNote && { deliveryNote }) };
}

interface WantedPayment extends Priced {
  savePaymentMethod: boolean;
  details: OrderDetails | undefined;
}

/** Stripe removes a metadata key that is set to an empty string. */
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
