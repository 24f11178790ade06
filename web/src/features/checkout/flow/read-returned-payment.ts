import {
  CheckoutProblem,
  type PaymentOutcome,
  paymentOutcome,
} from '../outcome/payment-outcome.ts';
import { stripeClient } from '../payment/stripe-client.ts';

/**
 * Asks Stripe how a payment on the bank's page has ended: the address could say anything.
 * Rejects with a `CheckoutProblem`.
 */
export async function readReturnedPayment(clientSecret: string): Promise<PaymentOutcome> {
  const stripe = await stripeClient();
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) throw new CheckoutProblem('payment-unavailable', { cause: error });
  return paymentOutcome(paymentIntent.status, paymentIntent.last_payment_error);
}
