import { type ApiResult, formFields, integrationError, parseIntentId } from '../stripe-api.ts';
import { named, type StripeContext } from './context.ts';
import type { CardElement } from './element.ts';
import type { Elements } from './elements.ts';
import { isPaymentIntent, passNextAction } from './next-action.ts';

interface ConfirmParameters {
  return_url?: string;
  payment_method?: string;
  payment_method_data?: { billing_details?: object };
  receipt_email?: string;
  shipping?: object;
  setup_future_usage?: string;
}

export interface ConfirmPaymentOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: ConfirmParameters;
  redirect?: 'always' | 'if_required';
}

export interface CardPaymentData extends Omit<ConfirmParameters, 'payment_method'> {
  payment_method?: string | { card: CardElement; billing_details?: object };
}

/** Throws an IntegrationError for argument combinations that Stripe's reference doesn't allow. */
export async function confirmPayment(
  stripe: StripeContext,
  given: ConfirmPaymentOptions,
): Promise<Record<string, unknown>> {
  const { elements, confirmParams = {}, redirect = 'always' } = given;
  const clientSecret = secretToConfirm(given);
  if (redirect === 'always' && confirmParams.return_url === undefined) {
    throw integrationError(
      "Missing value for stripe.confirmPayment(): confirmParams.return_url is required unless redirect is 'if_required'.",
    );
  }
  const element = elements?.paymentElement() ?? null;
  await elements?.intent?.rejectStale();
  const confirmed = await confirm(stripe, clientSecret, element, confirmParams);
  elements?.intent?.update(confirmed.object ?? confirmed.error?.payment_intent);
  const result = await passNextAction(stripe, confirmed);
  if (result.error !== undefined || redirect === 'if_required') {
    return named(stripe, 'paymentIntent', result);
  }
  return leave(confirmParams.return_url ?? '', clientSecret, result);
}

/** The secret comes from either the Elements group or the caller, not from both. */
function secretToConfirm({ elements, clientSecret }: ConfirmPaymentOptions): string {
  const known = elements?.intent?.clientSecret;
  if (known !== undefined && clientSecret !== undefined) {
    throw integrationError(
      'Invalid value for stripe.confirmPayment(): clientSecret is only for Elements that were created ' +
        'without one. These have their own: pass elements alone.',
    );
  }
  const secret = clientSecret ?? known;
  if (secret === undefined) {
    throw integrationError('You must pass in a clientSecret when calling stripe.confirmPayment().');
  }
  if (elements !== undefined && known === undefined && !elements.takeSubmission()) {
    throw integrationError(
      'elements.submit() must be called before stripe.confirmPayment(). Please call ' +
        'elements.submit() as soon as your customer presses pay, prior to any asynchronous work.',
    );
  }
  return secret;
}

export async function confirmCardPayment(
  stripe: StripeContext,
  clientSecret: string,
  data: CardPaymentData = {},
  handlesActions = true,
): Promise<Record<string, unknown>> {
  const { payment_method: method, ...others } = data;
  const card = typeof method === 'object' ? method : null;
  if (card !== null && !card.card) {
    throw integrationError('confirmCardPayment(): expected payment_method.card to be an Element.');
  }
  const parameters: ConfirmParameters = { ...others };
  if (typeof method === 'string') parameters.payment_method = method;
  if (card?.billing_details !== undefined) {
    parameters.payment_method_data = { billing_details: card.billing_details };
  }
  const confirmed = await confirm(stripe, clientSecret, card?.card ?? null, parameters);
  const result = handlesActions ? await passNextAction(stripe, confirmed) : confirmed;
  return named(stripe, 'paymentIntent', result);
}

/** The card form sends new cards itself, so their numbers never get here. */
function confirm(
  stripe: StripeContext,
  clientSecret: string,
  element: CardElement | null,
  parameters: ConfirmParameters,
): Promise<ApiResult> {
  const path = `payment_intents/${parseIntentId(clientSecret)}/confirm`;
  const fields = formFields({ ...parameters, use_stripe_sdk: true, client_secret: clientSecret });
  if (element === null) return stripe.api('POST', path, fields);
  return element.request({ ask: 'confirm', clientSecret, fields });
}

/** The page unloads, so the promise never settles. */
function leave(returnUrl: string, clientSecret: string, result: ApiResult): Promise<never> {
  const url = new URL(returnUrl, location.href);
  url.searchParams.set('payment_intent', parseIntentId(clientSecret));
  url.searchParams.set('payment_intent_client_secret', clientSecret);
  const status = isPaymentIntent(result.object) ? result.object.status : 'failed';
  url.searchParams.set('redirect_status', status);
  location.assign(url);
  return new Promise(() => {});
}
