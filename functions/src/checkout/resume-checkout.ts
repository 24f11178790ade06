import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { PaymentServices } from '../payments/services.ts';
import { type CheckoutPricing, checkouts } from '../platform/firestore/checkouts.ts';
import { requirePayable } from './claim-checkout.ts';
import { rejectSettled, retrieveIntent } from './ensure-payment-intent.ts';

/** Must not change payments, because any site can open the page that calls this. */
export async function resumeCheckout(
  services: PaymentServices,
  { uid, checkoutId, items }: { uid: string; checkoutId: string; items: CheckoutItem[] },
): Promise<CreatePaymentIntentResponse> {
  const stored = await checkouts(services.firestore).doc(checkoutId).get();
  const { paymentIntentId, pricing, details } = requirePayable(stored.data(), { uid, items });
  if (paymentIntentId === undefined || !pricing) throw new Refusal('checkout-mismatch');
  const intent = await retrieveIntent(services, paymentIntentId, { checkoutId });
  await rejectSettled(services, intent, { checkoutId });
  if (intent.client_secret === null) {
    throw new Error(`PaymentIntent ${intent.id} has no client secret`);
  }
  return paymentResponse(checkoutId, intent.client_secret, pricing, details);
}

export function paymentResponse(
  checkoutId: string,
  clientSecret: string,
  { items, amount, currency }: CheckoutPricing,
  details: OrderDetails | undefined,
): CreatePaymentIntentResponse {
  return { clientSecret, checkoutId, items, amount, currency, ...(details && { details }) };
}
