import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newIdentifier, nowInSeconds, randomLetters } from '../account/identifiers.ts';
import { invalidRequest, noSuch } from '../http/api-error.ts';
import { listPage, listParameters } from '../http/list.ts';
import type { Parameters } from '../http/parameters.ts';
import type { ApiCall, Route } from '../http/route.ts';

/**
 * Events always go to the address in the server's options, because the endpoints' public addresses
 * aren't reachable.
 */

const maxEndpoints = 16;

function create(account: Account, call: ApiCall): Stripe.WebhookEndpoint {
  const { parameters } = call;
  const writable = ['url', 'enabled_events', 'description', 'metadata', 'expand'];
  parameters.allow(...writable, 'api_version', 'connect');
  if (Object.keys(account.state.webhookEndpoints).length >= maxEndpoints) {
    throw invalidRequest(
      `You have reached the maximum of ${maxEndpoints} test webhook endpoints.`,
      'url',
    );
  }
  const endpoint: Stripe.WebhookEndpoint = {
    id: newIdentifier('we'),
    object: 'webhook_endpoint',
    api_version: parameters.text('api_version') ?? null,
    application: null,
    created: nowInSeconds(),
    description: parameters.changed('description', null),
    enabled_events: eventsOf(parameters),
    livemode: false,
    metadata: parameters.metadata({}),
    status: 'enabled',
    url: urlOf(parameters),
  };
  account.state.webhookEndpoints[endpoint.id] = endpoint;
  // The only response that contains the secret.
  return { ...endpoint, secret: `whsec_${randomLetters(32)}` };
}

function update(account: Account, call: ApiCall): Stripe.WebhookEndpoint {
  const { parameters } = call;
  parameters.allow('url', 'enabled_events', 'disabled', 'description', 'metadata', 'expand');
  const current = endpointOf(account, call);
  const disabled = parameters.flag('disabled') ?? current.status === 'disabled';
  const endpoint: Stripe.WebhookEndpoint = {
    ...current,
    description: parameters.changed('description', current.description),
    enabled_events: parameters.has('enabled_events')
      ? eventsOf(parameters)
      : current.enabled_events,
    metadata: parameters.metadata(current.metadata),
    status: disabled ? 'disabled' : 'enabled',
    url: parameters.has('url') ? urlOf(parameters) : current.url,
  };
  account.state.webhookEndpoints[endpoint.id] = endpoint;
  return endpoint;
}

function remove(account: Account, call: ApiCall): Stripe.DeletedWebhookEndpoint {
  const { id } = endpointOf(account, call);
  delete account.state.webhookEndpoints[id];
  return { id, object: 'webhook_endpoint', deleted: true };
}

function list(account: Account, call: ApiCall): Stripe.ApiList<Stripe.WebhookEndpoint> {
  call.parameters.allow(...listParameters);
  const endpoints = Object.values(account.state.webhookEndpoints);
  return listPage(endpoints, call.parameters, '/v1/webhook_endpoints');
}

function eventsOf(parameters: Parameters): string[] {
  const events = parameters.texts('enabled_events');
  if (events.length === 0) {
    throw invalidRequest(
      'Missing required param: enabled_events.',
      'enabled_events',
      'parameter_missing',
    );
  }
  const unknown = events.findIndex((event) => !/^(\*|[a-z_\d]+(\.[a-z_\d]+)+)$/.test(event));
  if (unknown !== -1) {
    throw invalidRequest(
      `Invalid enabled_events[${unknown}]: ${events[unknown]} is not an event type`,
      `enabled_events[${unknown}]`,
    );
  }
  return events;
}

function urlOf(parameters: Parameters): string {
  const url = parameters.required('url');
  if (/^https?:\/\/[^/]/.test(url) && URL.canParse(url)) return url;
  throw invalidRequest(
    'Invalid URL: An explicit scheme (such as https) must be provided.',
    'url',
    'url_invalid',
  );
}

function endpointOf(account: Account, { path }: ApiCall): Stripe.WebhookEndpoint {
  const endpoint = account.state.webhookEndpoints[path.id ?? ''];
  if (endpoint === undefined) throw noSuch('webhook endpoint', path.id ?? '', 'id');
  return endpoint;
}

const path = '/v1/webhook_endpoints';

export const webhookEndpointRoutes: readonly Route[] = [
  { method: 'post', path, access: 'secret', handle: create },
  { method: 'get', path, access: 'secret', handle: list },
  { method: 'get', path: `${path}/:id`, access: 'secret', handle: endpointOf },
  { method: 'post', path: `${path}/:id`, access: 'secret', handle: update },
  { method: 'delete', path: `${path}/:id`, access: 'secret', handle: remove },
];
