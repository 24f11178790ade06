import { apiPaths } from '@dental-shop/domain/api/paths';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import { call } from '../shop/api.ts';
import { paymentIntentId } from '../shop/stripe.ts';
import { Retryable, retry } from './retry.ts';

export interface OpenPayment {
  intentId: string;
  clientSecret: string;
}

interface Checkout {
  checkoutId: string;
  items: readonly CheckoutItem[];
  saveCard: boolean;
}

export type Refusal = 'already-paid' | 'canceled' | 'paid-meanwhile';

const refusals: Readonly<Record<string, Refusal>> = {
  'already-paid': 'already-paid',
  'payment-processing': 'already-paid',
  'checkout-mismatch': 'canceled',
  'paid-meanwhile': 'paid-meanwhile',
};

export function requestPayment(
  { email, idToken }: SignedIn,
  { checkoutId, items, saveCard }: Checkout,
): Promise<OpenPayment | Refusal> {
  return retry(`ask for the payment of ${checkoutId}`, async () => {
    const { status, body } = await call(apiPaths.createPaymentIntent, {
      method: 'POST',
      token: idToken,
      body: {
        email,
        customerData: { selectedItems: items, checkoutId },
        savePaymentMethod: saveCard,
      },
    });
    if (status === 200) {
      const clientSecret = String(body.clientSecret);
      return { clientSecret, intentId: paymentIntentId(clientSecret) };
    }
    const refusal = refusals[String(body.code)];
    if (refusal) return refusal;
    // A 429 comes from Stripe, because these customers stay below the shop's own limits.
    if (status >= 500 || status === 429) throw new Retryable(`${status} ${JSON.stringify(body)}`);
    throw new Error(`The shop responded with ${status} ${JSON.stringify(body)}`);
  });
}

export type PaymentStep = 'succeeded' | 'processing' | 'declined' | 'challenge' | 'canceled';

interface PublicIntent {
  status: string;
  last_payment_error: object | null;
}

interface StripeResponse extends Partial<PublicIntent> {
  error?: { code?: string; message?: string; payment_intent?: PublicIntent };
}

/** Undefined if no attempt has had an effect yet. */
function stepOf({ status, last_payment_error }: PublicIntent): PaymentStep | undefined {
  if (status === 'succeeded' || status === 'processing' || status === 'canceled') return status;
  if (status === 'requires_action') return 'challenge';
  return status === 'requires_payment_method' && last_payment_error ? 'declined' : undefined;
}

/** Calls Stripe as Stripe.js does: with the publishable key and the client secret. */
async function callStripe(
  { intentId, clientSecret }: OpenPayment,
  action: '' | '/confirm' | '/three_d_secure_outcome',
  fields: Record<string, string>,
): Promise<{ status: number; body: StripeResponse }> {
  const form = new URLSearchParams({ client_secret: clientSecret, ...fields });
  const isRead = action === '';
  const address = `${stripeUrl}/v1/payment_intents/${intentId}${action}${isRead ? `?${form}` : ''}`;
  const response = await fetch(address, {
    method: isRead ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${localStripeKeys.publishableKey}` },
    ...(isRead ? {} : { body: form }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, body: (await response.json()) as StripeResponse };
}

const retrieve = (payment: OpenPayment): Promise<PublicIntent> =>
  retry(`look at ${payment.intentId}`, async () => {
    const { status, body } = await callStripe(payment, '', {});
    if (status === 200) return body as PublicIntent;
    throw new Retryable(`${status}`);
  });

function retryUntilChanged(
  payment: OpenPayment,
  act: () => Promise<{ status: number; body: StripeResponse }>,
  moved: (step: PaymentStep | undefined) => boolean,
): Promise<PaymentStep> {
  return retry(`pay ${payment.intentId}`, async () => {
    const answer = await act().catch(() => undefined);
    const shown = answer?.body.error?.payment_intent ?? (answer?.status === 200 && answer.body);
    const step = stepOf(shown ? (shown as PublicIntent) : await retrieve(payment));
    if (step && (answer?.status === 402 || moved(step))) return step;
    throw new Retryable(JSON.stringify(answer));
  });
}

const cardFields = (number: string): Record<string, string> => ({
  use_stripe_sdk: 'true',
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
  'payment_method_data[card][cvc]': number.startsWith('37') ? '1234' : '123',
  'payment_method_data[billing_details][address][postal_code]': '89501',
});

export async function pay(payment: OpenPayment, card: string): Promise<PaymentStep> {
  const before = stepOf(await retrieve(payment));
  return retryUntilChanged(
    payment,
    () => callStripe(payment, '/confirm', cardFields(card)),
    // A decline from before this attempt says nothing about this card.
    (step) => step !== 'declined' || before !== 'declined',
  );
}

export function completeChallenge(
  payment: OpenPayment,
  outcome: 'complete' | 'fail',
): Promise<PaymentStep> {
  return retryUntilChanged(
    payment,
    () => callStripe(payment, '/three_d_secure_outcome', { outcome }),
    (step) => step !== 'challenge',
  );
}

export function waitForBank(payment: OpenPayment): Promise<PaymentStep> {
  return retry(`wait for ${payment.intentId}`, async () => {
    const step = stepOf(await retrieve(payment));
    if (step === undefined || step === 'processing') throw new Retryable('still processing');
    return step;
  });
}
