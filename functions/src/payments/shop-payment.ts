import { checkoutId as checkoutIdShape } from '@dental-shop/domain/api/payment';
import type Stripe from 'stripe';

/** A payment of this shop: the metadata that `create-payment-intent` gave it. */
export interface ShopPayment {
  paymentIntentId: string;
  checkoutId: string;
  uid: string;
}

/**
 * Reads a PaymentIntent as the shop's; undefined for any other. A Stripe account may take payments
 * that have nothing to do with the shop, and an id of theirs must not name a document.
 */
export function shopPayment({
  id,
  metadata,
}: Pick<Stripe.PaymentIntent, 'id' | 'metadata'>): ShopPayment | undefined {
  const checkoutId = checkoutIdShape.safeParse(metadata.checkoutId);
  const { uid } = metadata;
  if (!checkoutId.success || !uid) return undefined;
  return { paymentIntentId: id, checkoutId: checkoutId.data, uid };
}
