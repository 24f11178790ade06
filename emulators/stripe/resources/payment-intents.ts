import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { getId } from '../account/expandable-id.ts';
import { nowInSeconds } from '../account/identifiers.ts';
import { invalidRequest } from '../http/api-error.ts';
import { createdWithin, listPage, listParameters } from '../http/list.ts';
import type { Parameters } from '../http/parameters.ts';
import type { ApiCall, Route } from '../http/route.ts';
import { confirmationParameters, confirmIntent } from './payment-intent-confirmation.ts';
import {
  changeableFields,
  parseAmount,
  parseCurrency,
  withChanges,
} from './payment-intent-fields.ts';
import { type NewPaymentIntent, newPaymentIntent } from './payment-intent-object.ts';
import { accessibleIntent, forCaller, isDecided, unexpectedState } from './payment-intent-view.ts';

const creationParameters = [
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
];

function create(account: Account, call: ApiCall): Stripe.PaymentIntent {
  const given = call.parameters;
  rejectRemovedParameter(given);
  given.allow(...creationParameters, ...confirmationParameters, ...changeableFields);
  const currency = parseCurrency(given);
  const blank = newPaymentIntent({
    amount: parseAmount(given, currency),
    currency,
    ...typesOf(given),
    captureMethod:
      given.choice('capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async',
  });
  const intent = withChanges(account, blank, given);
  account.state.paymentIntents[intent.id] = intent;
  account.emit(call, 'payment_intent.created', intent);
  return given.flag('confirm') ? confirmIntent(account, call, intent) : intent;
}

function typesOf(given: Parameters): Pick<NewPaymentIntent, 'automatic' | 'allowedTypes'> {
  const automatic = given.nested('automatic_payment_methods');
  const allowedTypes = given.texts('allowed_payment_method_types');
  if (automatic !== undefined && allowedTypes.length > 0) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, ' +
        'allowed_payment_method_types.',
      'allowed_payment_method_types',
    );
  }
  if (allowedTypes.some((type) => type !== 'card')) {
    throw invalidRequest(
      'The local Stripe only supports cards. Use allowed_payment_method_types: ["card"].',
      'allowed_payment_method_types',
    );
  }
  if (allowedTypes.length > 0) return { automatic: null, allowedTypes };
  automatic?.allow('enabled', 'allow_redirects');
  const redirects = automatic?.choice('allow_redirects', ['always', 'never']) ?? 'always';
  const enabled = automatic?.flag('enabled') ?? true;
  return { automatic: { enabled, allow_redirects: redirects }, allowedTypes: null };
}

function rejectRemovedParameter(given: Parameters): void {
  if (!given.has('payment_method_types')) return;
  throw invalidRequest(
    'The parameter payment_method_types is no longer supported. Use ' +
      'allowed_payment_method_types to restrict which payment methods may be used.',
    'payment_method_types',
    'payment_method_types_no_longer_supported',
  );
}

function update(account: Account, call: ApiCall): Stripe.PaymentIntent {
  rejectRemovedParameter(call.parameters);
  call.parameters.allow(...changeableFields);
  const intent = accessibleIntent(account, call);
  if (isDecided(intent)) {
    const allowed = ['description', 'metadata', 'expand'];
    const other = changeableFields.find(
      (name) => call.parameters.has(name) && !allowed.includes(name),
    );
    if (other !== undefined) {
      const message = `This PaymentIntent's ${other} could not be updated because it has a status of ${intent.status}.`;
      throw unexpectedState(call, intent, message);
    }
  }
  const changed = withChanges(account, intent, call.parameters);
  account.state.paymentIntents[intent.id] = changed;
  return changed;
}

function retrieve(account: Account, call: ApiCall): object {
  call.parameters.allow('client_secret', 'expand');
  return forCaller(call, accessibleIntent(account, call));
}

function confirm(account: Account, call: ApiCall): object {
  call.parameters.allow('client_secret', ...confirmationParameters);
  return forCaller(call, confirmIntent(account, call, accessibleIntent(account, call)));
}

function cancel(account: Account, call: ApiCall): Stripe.PaymentIntent {
  call.parameters.allow('cancellation_reason', 'expand');
  const intent = accessibleIntent(account, call);
  if (isDecided(intent)) {
    const message =
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
      'Only a PaymentIntent with one of the following statuses may be canceled: ' +
      'requires_payment_method, requires_capture, requires_confirmation, requires_action.';
    throw unexpectedState(call, intent, message);
  }
  const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: nowInSeconds(),
    cancellation_reason: call.parameters.choice('cancellation_reason', reasons) ?? null,
    next_action: null,
  };
  account.state.paymentIntents[intent.id] = canceled;
  account.emit(call, 'payment_intent.canceled', canceled);
  return canceled;
}

function list(account: Account, call: ApiCall): Stripe.ApiList<Stripe.PaymentIntent> {
  call.parameters.allow('customer', 'created', ...listParameters);
  const customer = call.parameters.text('customer');
  const found = Object.values(account.state.paymentIntents).filter(
    (intent) => customer === undefined || getId(intent.customer) === customer,
  );
  return listPage(createdWithin(found, call.parameters), call.parameters, '/v1/payment_intents');
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/payment_intents', access: 'secret', handle: create },
  { method: 'get', path: '/v1/payment_intents', access: 'secret', handle: list },
  { method: 'get', path: '/v1/payment_intents/:id', access: 'publishable', handle: retrieve },
  { method: 'post', path: '/v1/payment_intents/:id', access: 'secret', handle: update },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/confirm',
    access: 'publishable',
    handle: confirm,
  },
  { method: 'post', path: '/v1/payment_intents/:id/cancel', access: 'secret', handle: cancel },
];
