/** A payment that returns from the bank's page. */
export interface ReturnedPayment {
  /** Whoever has it can read and confirm the payment: never log it. */
  clientSecret: string;
  /** The PaymentIntent's id, which is no secret. */
  id: string;
}

/** As Stripe writes them, with room for longer ones. */
const secretShape = /^pi_\w{1,100}_secret_\w{1,100}$/;

/**
 * Reads what Stripe adds to the return address; null in an ordinary visit. Anyone can put another payment's secret into
 * a link.
 */
export function returnedPayment(search: string): ReturnedPayment | null {
  const clientSecret = new URLSearchParams(search).get('payment_intent_client_secret') ?? '';
  if (!secretShape.test(clientSecret)) return null;
  return { clientSecret, id: paymentIntentId(clientSecret) };
}

/** The client secret `pi_1_secret_2` belongs to the PaymentIntent `pi_1`. */
export function paymentIntentId(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return id;
}
