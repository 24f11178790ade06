import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import { stripe } from './stripe.ts';

export interface Delivery {
  secret?: string;
  timestamp?: number;
}

/** Delivers an event to the shop as Stripe would. Returns the HTTP status. */
export async function deliverEvent(
  event: unknown,
  { secret = localStripeKeys.webhookSecret, timestamp }: Delivery = {},
): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  const response = await fetch(new URL(apiPaths.stripeWebhook, shopUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return response.status;
}
