import {
  CheckoutProblem,
  type PaymentOutcome,
  paymentOutcome,
} from '../outcome/payment-outcome.ts';
import { stripeClient } from '../payment/stripe-client.ts';

/**
 * Asks Stripe how a payment that left the page has ended, and trusts it rather than the address.
 * Rejects with a `CheckoutProblem`.
 */
export async function readReturnedPayment(clientSecret: string): Promise<PaymentOutcome> {
  const stripe = await stripeClient();
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) throw new CheckoutProblem('payment-unavailable', { cause: error });
  return paymentOutcome(paymentIntent.status, paymentIntent.last_payment_error);
}
