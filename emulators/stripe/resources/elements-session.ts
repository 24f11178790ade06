import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { getId } from '../account/expandable-id.ts';
import { invalidRequest, noSuch } from '../http/api-error.ts';
import type { ApiCall, Route } from '../http/route.ts';
import { openSession } from './customer-sessions.ts';
import { detachFromCustomer } from './payment-methods.ts';

interface ElementsSession {
  object: 'elements_session';
  payment_methods: Stripe.PaymentMethod[];
  remove: boolean;
  save: boolean;
  save_usage: string | null;
}

/** Used by Stripe.js with a customer session's client secret; not part of the public API. */
function retrieve(account: Account, call: ApiCall): ElementsSession {
  call.parameters.allow('customer_session_client_secret');
  const { customer, features } = sessionOf(account, call);
  const shown = features?.payment_method_redisplay === 'enabled' ? features : null;
  const methods = Object.values(account.state.paymentMethods).filter(
    (method) =>
      getId(method.customer) === customer &&
      shown?.payment_method_allow_redisplay_filters.includes(method.allow_redisplay ?? ''),
  );
  return {
    object: 'elements_session',
    payment_methods: methods
      .toReversed()
      .slice(0, shown?.payment_method_redisplay_limit ?? methods.length),
    remove: features?.payment_method_remove === 'enabled',
    save: features?.payment_method_save === 'enabled',
    save_usage: features?.payment_method_save_usage ?? null,
  };
}

function detach(account: Account, call: ApiCall): Stripe.PaymentMethod {
  call.parameters.allow('customer_session_client_secret');
  const { customer, features } = sessionOf(account, call);
  if (features?.payment_method_remove !== 'enabled') {
    throw invalidRequest('This customer session does not allow removing payment methods.');
  }
  const id = call.path.id ?? '';
  const method = account.state.paymentMethods[id];
  if (method === undefined || getId(method.customer) !== customer) {
    throw noSuch('PaymentMethod', id, 'id');
  }
  return detachFromCustomer(account, call, method);
}

function sessionOf(account: Account, call: ApiCall) {
  const secret = call.parameters.required('customer_session_client_secret');
  const { customer, components } = openSession(account, secret);
  return { customer: getId(customer), features: components?.payment_element.features ?? null };
}

export const elementsSessionRoutes: readonly Route[] = [
  { method: 'get', path: '/v1/elements/sessions', access: 'publishable', handle: retrieve },
  {
    method: 'post',
    path: '/v1/elements/payment_methods/:id/detach',
    access: 'publishable',
    handle: detach,
  },
];
