import { checkoutId as checkoutIdShape } from '@dental-shop/domain/api/payment';
import type Stripe from 'stripe';

/** The events that can change an order. */
const types = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const;

type PaymentEvent = Extract<Stripe.Event, { type: (typeof types)[number] }>;

/** A payment of this shop: the metadata that `create-payment-intent` gave it. */
export interface ShopPayment {
  paymentIntentId: string;
  checkoutId: string;
  uid: string;
}

function isPaymentEvent(event: Stripe.Event): event is PaymentEvent {
  return (types as readonly string[]).includes(event.type);
}

/**
 * The shop's payment that an event is about; undefined for any other event. A Stripe account may
 * take payments that have nothing to do with the shop, and an id of theirs must not name a document.
 */
export function shopPayment(event: Stripe.Event): ShopPayment | undefined {
  if (!isPaymentEvent(event)) return undefined;
  const { id, metadata } = event.data.object;
  const checkoutId = checkoutIdShape.safeParse(metadata.checkoutId);
  const { uid } = metadata;
  if (!checkoutId.success || !uid) return undefined;
  return { paymentIntentId: id, checkoutId: checkoutId.data, uid };
}
