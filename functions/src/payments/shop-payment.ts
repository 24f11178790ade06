import { checkoutId as checkoutIdShape } from '@dental-shop/domain/api/payment';
import type Stripe from 'stripe';
import { transactions } from '../platform/firestore/orders.ts';
import type { RecordingServices } from './services.ts';

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

/**
 * The shop's payment under an id of Stripe's; undefined for one that is not the shop's. Its order
 * is the one that was recorded first, for ever; until then, the one that Stripe names when asked.
 * What an event says of it counts for nothing. Throws where Stripe knows no such PaymentIntent.
 */
export async function findPayment(
  { firestore, stripe }: Pick<RecordingServices, 'firestore' | 'stripe'>,
  paymentIntentId: string,
): Promise<ShopPayment | undefined> {
  const recorded = (await transactions(firestore).doc(paymentIntentId).get()).data();
  if (recorded) return { paymentIntentId, checkoutId: recorded.orderId, uid: recorded.uid };
  return shopPayment(await stripe().paymentIntents.retrieve(paymentIntentId));
}
