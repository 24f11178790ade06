import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newIdentifier, nowInSeconds } from '../account/identifiers.ts';
import { invalidRequest, noSuch } from '../http/api-error.ts';
import { createdWithin, listPage, listParameters } from '../http/list.ts';
import type { Parameters } from '../http/parameters.ts';
import type { ApiCall, Route } from '../http/route.ts';
import { parseAddress } from './address.ts';

const customerFields = ['address', 'description', 'email', 'metadata', 'name', 'phone', 'expand'];

function create(account: Account, call: ApiCall): Stripe.Customer {
  call.parameters.allow(...customerFields);
  const blank: Stripe.Customer = {
    id: newIdentifier('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: nowInSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  const customer = withChanges(blank, call.parameters);
  account.state.customers[customer.id] = customer;
  account.emit(call, 'customer.created', customer);
  return customer;
}

function withChanges(customer: Stripe.Customer, given: Parameters): Stripe.Customer {
  const email = given.changed('email', customer.email);
  if (email !== null && !email.includes('@')) {
    throw invalidRequest(`Invalid email address: ${email}`, 'email', 'email_invalid');
  }
  return {
    ...customer,
    address: given.has('address') ? parseAddress(given) : (customer.address ?? null),
    description: given.changed('description', customer.description),
    email,
    metadata: given.metadata(customer.metadata),
    name: given.changed('name', customer.name ?? null),
    phone: given.changed('phone', customer.phone ?? null),
  };
}

function update(account: Account, call: ApiCall): Stripe.Customer {
  call.parameters.allow(...customerFields);
  const current = liveCustomer(account, call.path.id ?? '', 'id');
  const customer = withChanges(current, call.parameters);
  account.state.customers[customer.id] = customer;
  account.emit(call, 'customer.updated', customer);
  return customer;
}

function retrieve(account: Account, call: ApiCall): Stripe.Customer | Stripe.DeletedCustomer {
  const customer = account.state.customers[call.path.id ?? ''];
  if (customer === undefined) throw noSuch('customer', call.path.id ?? '', 'id');
  return customer;
}

function remove(account: Account, call: ApiCall): Stripe.DeletedCustomer {
  const customer = liveCustomer(account, call.path.id ?? '', 'id');
  for (const method of Object.values(account.state.paymentMethods)) {
    if (method.customer !== customer.id) continue;
    account.state.paymentMethods[method.id] = { ...method, customer: null };
    account.state.detached[method.id] = true;
  }
  const deleted = { id: customer.id, object: 'customer', deleted: true } as const;
  account.state.customers[customer.id] = deleted;
  account.emit(call, 'customer.deleted', customer);
  return deleted;
}

function list(account: Account, call: ApiCall): Stripe.ApiList<Stripe.Customer> {
  call.parameters.allow('email', 'created', ...listParameters);
  const email = call.parameters.text('email');
  const live = Object.values(account.state.customers).filter((customer) => !customer.deleted);
  const found = live.filter((customer) => email === undefined || customer.email === email);
  return listPage(createdWithin(found, call.parameters), call.parameters, '/v1/customers');
}

export function liveCustomer(account: Account, id: string, param: string): Stripe.Customer {
  const customer = account.state.customers[id];
  if (customer === undefined || customer.deleted) throw noSuch('customer', id, param);
  return customer;
}

export const customerRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/customers', access: 'secret', handle: create },
  { method: 'get', path: '/v1/customers', access: 'secret', handle: list },
  { method: 'get', path: '/v1/customers/:id', access: 'secret', handle: retrieve },
  { method: 'post', path: '/v1/customers/:id', access: 'secret', handle: update },
  { method: 'delete', path: '/v1/customers/:id', access: 'secret', handle: remove },
];
