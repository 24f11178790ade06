/** A payment that left the page for the bank's, by the secret that opens it: never log it. */
export interface ReturnedPayment {
  clientSecret: string;
  /** Of the PaymentIntent; no secret. */
  id: string;
}

/** What Stripe adds to the return address. */
export function returnedPayment(search: string): ReturnedPayment | null {
  const clientSecret = new URLSearchParams(search).get('payment_intent_client_secret');
  return clientSecret ? { clientSecret, id: paymentIntentId(clientSecret) } : null;
}

/** `pi_1_secret_2` opens the PaymentIntent `pi_1`. */
export function paymentIntentId(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return id;
}
