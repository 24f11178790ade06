import { checkoutId as checkoutIdShape } from '@dental-shop/domain/api/payment';
import type Stripe from 'stripe';
import { transactions } from '../platform/firestore/orders.ts';
import type { RecordingServices } from './services.ts';

export interface ShopPayment {
  paymentIntentId: string;
  checkoutId: string;
  uid: string;
}

/** Undefined for other systems' payments, whose metadata must not be used as document IDs. */
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
 * A recorded order takes precedence over Stripe's metadata. Undefined if the payment isn't the
 * shop's.
 */
export async function findPayment(
  { firestore, stripe }: Pick<RecordingServices, 'firestore' | 'stripe'>,
  paymentIntentId: string,
): Promise<ShopPayment | undefined> {
  const recorded = (await transactions(firestore).doc(paymentIntentId).get()).data();
  if (recorded) return { paymentIntentId, checkoutId: recorded.orderId, uid: recorded.uid };
  return shopPayment(await stripe().paymentIntents.retrieve(paymentIntentId));
}
