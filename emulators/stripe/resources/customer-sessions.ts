import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { nowInSeconds, randomLetters } from '../account/identifiers.ts';
import { invalidRequest } from '../http/api-error.ts';
import type { Parameters } from '../http/parameters.ts';
import type { ApiCall, Route } from '../http/route.ts';
import { liveCustomer } from './customers.ts';

const sessionLifetimeS = 30 * 60;
const maxRedisplayed = 10;
const switchParameter = ['disabled', 'enabled'] as const;

type Features = Stripe.CustomerSession.Components.PaymentElement.Features;

function create(account: Account, call: ApiCall): Stripe.CustomerSession {
  call.parameters.allow('customer', 'components', 'expand');
  const customer = liveCustomer(account, call.parameters.required('customer'), 'customer');
  const components = call.parameters.nested('components');
  components?.allow('payment_element');
  const element = components?.nested('payment_element');
  if (element === undefined) {
    throw invalidRequest(
      'The local Stripe only supports components[payment_element].',
      'components',
    );
  }
  element.allow('enabled', 'features');
  const enabled = element.flag('enabled') ?? false;
  const created = nowInSeconds();
  const session: Stripe.CustomerSession = {
    object: 'customer_session',
    client_secret: `cuss_secret_${randomLetters(40)}`,
    components: {
      active_entitlements: { enabled: false },
      buy_button: { enabled: false },
      customer_portal: { enabled: false },
      customer_sheet: { enabled: false, features: null },
      mobile_payment_element: { enabled: false, features: null },
      payment_element: {
        enabled,
        features: enabled ? featuresOf(element.nested('features')) : null,
      },
      pricing_table: { enabled: false },
    },
    created,
    customer: customer.id,
    customer_account: null,
    expires_at: created + sessionLifetimeS,
    livemode: false,
  };
  deleteExpired(account);
  account.state.customerSessions[session.client_secret] = session;
  return session;
}

function featuresOf(given: Parameters | undefined): Features {
  given?.allow(
    'payment_method_allow_redisplay_filters',
    'payment_method_redisplay',
    'payment_method_redisplay_limit',
    'payment_method_remove',
    'payment_method_save',
    'payment_method_save_usage',
  );
  const filters = given?.texts('payment_method_allow_redisplay_filters') ?? [];
  const redisplay = given?.choice('payment_method_redisplay', switchParameter) ?? 'disabled';
  const save = given?.choice('payment_method_save', switchParameter) ?? 'disabled';
  const usage = given?.choice('payment_method_save_usage', ['off_session', 'on_session']) ?? null;
  if (usage !== null && save === 'disabled') {
    throw invalidRequest(
      'payment_method_save_usage can only be set when payment_method_save is enabled.',
      'components[payment_element][features][payment_method_save_usage]',
    );
  }
  return {
    payment_method_allow_redisplay_filters: filters.length > 0 ? filters : ['always'],
    payment_method_redisplay: redisplay,
    payment_method_redisplay_limit:
      redisplay === 'disabled'
        ? null
        : (given?.integer('payment_method_redisplay_limit') ?? maxRedisplayed),
    payment_method_remove: given?.choice('payment_method_remove', switchParameter) ?? 'disabled',
    payment_method_save: save,
    payment_method_save_usage: usage,
  };
}

function deleteExpired(account: Account): void {
  const { customerSessions } = account.state;
  for (const session of Object.values(customerSessions)) {
    if (session.expires_at < nowInSeconds()) delete customerSessions[session.client_secret];
  }
}

export function openSession(account: Account, clientSecret: string): Stripe.CustomerSession {
  const session = account.state.customerSessions[clientSecret];
  if (session !== undefined && session.expires_at >= nowInSeconds()) return session;
  throw invalidRequest(
    'The customer session is invalid or has expired.',
    'customer_session_client_secret',
  );
}

export const customerSessionRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/customer_sessions', access: 'secret', handle: create },
];
