import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { EventCause } from '../account/event-log.ts';
import { type TestCard, testCardByName } from '../cards/test-cards.ts';
import { ApiError, invalidRequest, noSuch } from '../http/api-error.ts';
import { listPage, listParameters } from '../http/list.ts';
import type { ApiCall, Route } from '../http/route.ts';
import { liveCustomer } from './customers.ts';
import { declineError } from './decline-error.ts';
import { paymentMethodFrom, paymentMethodOf } from './payment-method-object.ts';

function create(account: Account, call: ApiCall): Stripe.PaymentMethod {
  return paymentMethodFrom(account, call.parameters);
}

function retrieve(account: Account, call: ApiCall): Stripe.PaymentMethod {
  const { customer, id = '' } = call.path;
  const method = findPaymentMethod(account, id, 'id');
  if (customer !== undefined && method.customer !== customer) {
    throw noSuch('PaymentMethod', id, 'id');
  }
  return method;
}

function attach(account: Account, call: ApiCall): Stripe.PaymentMethod {
  call.parameters.allow('customer', 'expand');
  const customer = liveCustomer(account, call.parameters.required('customer'), 'customer');
  const method = findPaymentMethod(account, call.path.id ?? '', 'id');
  const card = usableCard(account, method);
  if (method.customer === customer.id) return method;
  if (method.customer !== null) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      'payment_method',
    );
  }
  if (card.declinedOnAttach && card.decline !== null) {
    throw new ApiError(402, declineError(card.decline), true);
  }
  return attachToCustomer(account, call, method, customer.id);
}

export function attachToCustomer(
  account: Account,
  cause: EventCause,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  const attached: Stripe.PaymentMethod = { ...method, customer };
  account.state.paymentMethods[method.id] = attached;
  account.emit(cause, 'payment_method.attached', attached);
  return attached;
}

function detach(account: Account, call: ApiCall): Stripe.PaymentMethod {
  return detachFromCustomer(account, call, findPaymentMethod(account, call.path.id ?? '', 'id'));
}

export function detachFromCustomer(
  account: Account,
  cause: EventCause,
  method: Stripe.PaymentMethod,
): Stripe.PaymentMethod {
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method',
    );
  }
  const detached: Stripe.PaymentMethod = { ...method, customer: null };
  account.state.paymentMethods[method.id] = detached;
  account.state.detached[method.id] = true;
  account.emit(cause, 'payment_method.detached', detached);
  return detached;
}

function list(account: Account, call: ApiCall): Stripe.ApiList<Stripe.PaymentMethod> {
  const inPath = call.path.customer;
  call.parameters.allow('customer', 'type', 'allow_redisplay', ...listParameters);
  const type = call.parameters.text('type');
  const id = inPath ?? call.parameters.required('customer');
  const customer = liveCustomer(account, id, inPath === undefined ? 'customer' : 'id');
  const found = Object.values(account.state.paymentMethods).filter(
    (method) => method.customer === customer.id && (type === undefined || method.type === type),
  );
  const ofCustomer = `/v1/customers/${customer.id}/payment_methods`;
  return listPage(found, call.parameters, inPath ? ofCustomer : '/v1/payment_methods');
}

/** Test IDs such as `pm_card_visa` create a new payment method. */
export function findPaymentMethod(
  account: Account,
  id: string,
  param: string,
): Stripe.PaymentMethod {
  const known = account.state.paymentMethods[id];
  if (known !== undefined) return known;
  const card = id.startsWith('pm_card_') ? testCardByName(id) : null;
  if (card === null) throw noSuch('PaymentMethod', id, param);
  return paymentMethodOf(account, card);
}

export function cardBehind(account: Account, methodId: string): TestCard | null {
  return testCardByName(account.state.testCards[methodId] ?? '');
}

export function usableCard(account: Account, method: Stripe.PaymentMethod): TestCard {
  const card = cardBehind(account, method.id);
  if (card !== null && !account.state.detached[method.id]) return card;
  throw invalidRequest(
    `The provided PaymentMethod was detached from a Customer and may not be used again: ${method.id}.`,
    'payment_method',
  );
}

export const paymentMethodRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/payment_methods', access: 'publishable', handle: create },
  { method: 'get', path: '/v1/payment_methods', access: 'secret', handle: list },
  { method: 'get', path: '/v1/payment_methods/:id', access: 'secret', handle: retrieve },
  { method: 'post', path: '/v1/payment_methods/:id/attach', access: 'secret', handle: attach },
  { method: 'post', path: '/v1/payment_methods/:id/detach', access: 'secret', handle: detach },
  {
    method: 'get',
    path: '/v1/customers/:customer/payment_methods',
    access: 'secret',
    handle: list,
  },
  {
    method: 'get',
    path: '/v1/customers/:customer/payment_methods/:id',
    access: 'secret',
    handle: retrieve,
  },
];
