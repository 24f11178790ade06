import { ports } from '@dental-shop/emulators/addresses';
import { localStripeKeys } from '@dental-shop/emulators/stripe-keys';
import Stripe from 'stripe';

/** Stripe as the shop's server and the customer's browser use it, here the local one. */
export const stripe = new Stripe(localStripeKeys.secretKey, {
  host: '127.0.0.1',
  port: ports.stripe,
  protocol: 'http',
});

/** `pi_123_secret_456` belongs to the PaymentIntent `pi_123`. */
export function paymentIntentId(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return id;
}
