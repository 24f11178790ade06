import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { ApiError, type ErrorBody, invalidRequest, noSuch } from '../http/api-error.ts';
import type { ApiCall } from '../http/route.ts';

/** Visible with the client secret, so customer data and metadata are excluded. */
const publicFields = [
  'id',
  'object',
  'allowed_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** A publishable key also needs the client secret. */
export function accessibleIntent(account: Account, call: ApiCall): Stripe.PaymentIntent {
  const id = call.path.id ?? '';
  const intent = account.state.paymentIntents[id];
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
  const shown = call.parameters.text('client_secret');
  if (call.key === 'secret' && shown === undefined) return intent;
  if (shown === undefined) {
    throw invalidRequest('Missing required param: client_secret.', 'client_secret');
  }
  if (!sameSecret(shown, intent.client_secret ?? '')) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
      'client_secret',
      'payment_intent_invalid_parameter',
    );
  }
  return intent;
}

export function forCaller(call: ApiCall, intent: Stripe.PaymentIntent): object {
  if (call.key === 'secret') return intent;
  return Object.fromEntries(publicFields.map((name) => [name, intent[name]]));
}

export function isDecided({ status }: Stripe.PaymentIntent): boolean {
  return status === 'succeeded' || status === 'canceled' || status === 'processing';
}

export function unexpectedState(
  call: ApiCall,
  intent: Stripe.PaymentIntent,
  message: string,
): ApiError {
  return intentError(
    400,
    { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message },
    call,
    intent,
  );
}

export function intentError(
  status: number,
  body: ErrorBody,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
): ApiError {
  return new ApiError(status, { ...body, payment_intent: forCaller(call, intent) }, true);
}

function sameSecret(shown: string, expected: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
