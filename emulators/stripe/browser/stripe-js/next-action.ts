import { type ApiResult, type PaymentIntent, parseIntentId } from '../stripe-api.ts';
import { openChallenge } from './challenge-dialog.ts';
import type { StripeContext } from './context.ts';

export async function handleNextAction(
  stripe: StripeContext,
  clientSecret: string,
): Promise<ApiResult> {
  return passNextAction(stripe, await retrieve(stripe, clientSecret));
}

export async function passNextAction(stripe: StripeContext, result: ApiResult): Promise<ApiResult> {
  const intent = result.object;
  if (!isPaymentIntent(intent) || intent.status !== 'requires_action') return result;
  const redirect = intent.next_action?.redirect_to_url?.url;
  if (redirect !== undefined) {
    location.assign(redirect);
    return new Promise(() => {});
  }
  const challenge = intent.next_action?.use_stripe_sdk?.stripe_js;
  if (challenge === undefined) return result;
  await openChallenge(stripe, challenge);
  const after = await retrieve(stripe, intent.client_secret);
  if (!isPaymentIntent(after.object)) return after;
  const error = after.object.last_payment_error;
  if (after.object.status !== 'requires_payment_method' || error === null) return after;
  return { error: { ...error, payment_intent: after.object } };
}

export function retrieve(stripe: StripeContext, clientSecret: string): Promise<ApiResult> {
  const path = `payment_intents/${parseIntentId(clientSecret)}`;
  return stripe.api('GET', path, { client_secret: clientSecret });
}

export function isPaymentIntent(object: unknown): object is PaymentIntent {
  return (
    typeof object === 'object' &&
    object !== null &&
    'object' in object &&
    object.object === 'payment_intent'
  );
}
