import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { getId } from '../account/expandable-id.ts';
import { invalidRequest } from '../http/api-error.ts';
import type { Parameters } from '../http/parameters.ts';
import type { ApiCall } from '../http/route.ts';
import { declineError } from './decline-error.ts';
import { chargeCard } from './payment-attempt.ts';
import { withChanges } from './payment-intent-fields.ts';
import { intentError, isDecided, unexpectedState } from './payment-intent-view.ts';
import { paymentMethodFrom } from './payment-method-object.ts';
import { findPaymentMethod, usableCard } from './payment-methods.ts';
import { needsAuthentication } from './three-d-secure.ts';

export const confirmationParameters = [
  'allowed_payment_method_types',
  'error_on_requires_action',
  'expand',
  'mandate_data',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'shipping',
  'use_stripe_sdk',
] as const;

/**
 * Returns the intent if it succeeded or requires 3-D Secure. A declined card throws 402 and leaves
 * the intent open for another card.
 */
export function confirmIntent(
  account: Account,
  call: ApiCall,
  current: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  if (isDecided(current)) {
    const already =
      current.status === 'succeeded'
        ? 'it has already succeeded after being previously confirmed'
        : `it has a status of ${current.status}`;
    throw unexpectedState(
      call,
      current,
      `You cannot confirm this PaymentIntent because ${already}.`,
    );
  }
  requireReturnUrl(current, call.parameters);
  const changed = withChanges(account, current, call.parameters);
  const method = chosenMethod(account, call, changed);
  const card = usableCard(account, method);
  requireOwnCard(changed, method);
  const intent: Stripe.PaymentIntent = {
    ...changed,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  };
  if (needsAuthentication(account, intent, method, card)) {
    return requireAuthentication(account, call, intent);
  }
  return chargeCard(account, call, intent, method, card);
}

/** Some payment methods redirect, so `return_url` is required even if none has been chosen yet. */
function requireReturnUrl(
  { automatic_payment_methods: automatic }: Stripe.PaymentIntent,
  given: Parameters,
): void {
  if (!automatic?.enabled || automatic.allow_redirects === 'never') return;
  if (given.text('return_url')) return;
  throw invalidRequest(
    'A `return_url` must be specified because this Payment Intent is configured to automatically ' +
      'accept the payment methods enabled in the Dashboard, some of which may require a full page ' +
      'redirect to succeed. If you do not want to accept redirect-based payment methods, set ' +
      '`automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` ' +
      'to `never` when creating Setup Intents and Payment Intents.',
    'return_url',
  );
}

function chosenMethod(
  account: Account,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentMethod {
  const data = call.parameters.nested('payment_method_data');
  if (data !== undefined) return paymentMethodFrom(account, data);
  const id = getId(intent.payment_method);
  if (id !== null) return findPaymentMethod(account, id, 'payment_method');
  throw unexpectedState(
    call,
    intent,
    'You cannot confirm this PaymentIntent because it is missing a payment method. You can either ' +
      'update the PaymentIntent with a payment method and then confirm it again, or confirm it ' +
      'again directly with a payment method.',
  );
}

/** A saved card can only be used by its own customer, so a leaked ID is useless to others. */
function requireOwnCard(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  const owner = getId(method.customer);
  if (owner === null || owner === getId(intent.customer)) return;
  throw invalidRequest(
    intent.customer === null
      ? `The PaymentMethod ${method.id} belongs to a Customer. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`
      : `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
    'payment_method',
    'resource_missing',
  );
}

function requireAuthentication(
  account: Account,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  const { parameters } = call;
  if (parameters.text('off_session') === 'true' || parameters.flag('error_on_requires_action')) {
    return rejectOffSession(account, call, intent);
  }
  const url = challengeUrl(account, intent);
  const returnUrl = webAddress(parameters.text('return_url'));
  const redirects = returnUrl && !parameters.flag('use_stripe_sdk');
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: redirects
      ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
      : {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
        },
  };
  account.state.paymentIntents[intent.id] = waiting;
  account.emit(call, 'payment_intent.requires_action', waiting);
  return waiting;
}

/** Off-session payments can't pass 3-D Secure, so they fail immediately. */
function rejectOffSession(
  account: Account,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  const error = declineError('authentication_required');
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { ...error },
  };
  account.state.paymentIntents[intent.id] = failed;
  account.emit(call, 'payment_intent.payment_failed', failed);
  throw intentError(402, error, call, failed);
}

/** Web URLs only, because a script URL would run on the challenge page. */
function webAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw invalidRequest('Not a valid URL', 'return_url', 'url_invalid');
}

function challengeUrl(account: Account, intent: Stripe.PaymentIntent): string {
  const secret = encodeURIComponent(intent.client_secret ?? '');
  return `${account.addresses.hooks}/three-d-secure/${intent.id}?client_secret=${secret}`;
}
