import { CheckoutProblem } from './checkout-problem.ts';
import { type ReturnedPayment, returnedPayment } from './returned-payment.ts';
import { stripeClient } from './stripe-client.ts';

/** Asks Stripe how a payment that left the page has ended. Rejects with a `CheckoutProblem`. */
export async function readReturnedPayment(clientSecret: string): Promise<ReturnedPayment> {
  const stripe = await stripeClient();
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) throw new CheckoutProblem('payment-unavailable', { cause: error });
  return returnedPayment(paymentIntent);
}
