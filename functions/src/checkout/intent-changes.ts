import { itemsToMetadata } from '@dental-shop/domain/payment/items-metadata';
import type Stripe from 'stripe';
import type { ClaimedCheckout } from './claim-checkout.ts';

type Priced = Pick<ClaimedCheckout, 'checkoutId' | 'uid' | 'pricing'> & {
  /** The order's, if it is paid. */
  number: string;
};

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
 * What must change at Stripe before the customer pays; undefined where nothing must. A key of the
 * metadata that is no longer wanted is emptied, which is how Stripe removes one.
 */
export function intentChanges(
  intent: Pick<Stripe.PaymentIntent, 'amount' | 'metadata' | 'setup_future_usage'>,
  { savePaymentMethod, ...priced }: Priced & { savePaymentMethod: boolean },
): Stripe.PaymentIntentUpdateParams | undefined {
  const changes: Stripe.PaymentIntentUpdateParams = {};
  const { amount } = priced.pricing;
  if (intent.amount !== amount) changes.amount = amount;
  const wanted = intentMetadata(priced);
  const keys = new Set([...Object.keys(intent.metadata), ...Object.keys(wanted)]);
  const metadata = [...keys].flatMap((key) =>
    intent.metadata[key] === wanted[key] ? [] : [[key, wanted[key] ?? '']],
  );
  if (metadata.length > 0) changes.metadata = Object.fromEntries(metadata);
  const usage = savePaymentMethod ? 'off_session' : null;
  if (intent.setup_future_usage !== usage) changes.setup_future_usage = usage ?? '';
  return Object.keys(changes).length > 0 ? changes : undefined;
}
