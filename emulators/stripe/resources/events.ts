import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { invalidRequest, noSuch } from '../http/api-error.ts';
import { createdWithin, listPage, listParameters } from '../http/list.ts';
import type { ApiCall, Route } from '../http/route.ts';

function retrieve(account: Account, call: ApiCall): Stripe.EventBase {
  const event = account.state.events[call.path.id ?? ''];
  if (event === undefined) throw noSuch('event', call.path.id ?? '', 'id');
  return event;
}

function list(account: Account, call: ApiCall): Stripe.ApiList<Stripe.EventBase> {
  const { parameters } = call;
  parameters.allow('type', 'types', 'created', 'delivery_success', ...listParameters);
  const type = parameters.text('type');
  if (type !== undefined && parameters.has('types')) {
    throw invalidRequest('You may only specify one of these parameters: type, types.', 'types');
  }
  const wanted = type === undefined ? parameters.texts('types') : [type];
  const delivered = parameters.flag('delivery_success');
  const found = Object.values(account.state.events).filter(
    (event) =>
      (wanted.length === 0 || wanted.some((pattern) => matches(event.type, pattern))) &&
      (delivered === undefined || (event.pending_webhooks === 0) === delivered),
  );
  return listPage(createdWithin(found, parameters), parameters, '/v1/events');
}

function matches(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

export const eventRoutes: readonly Route[] = [
  { method: 'get', path: '/v1/events', access: 'secret', handle: list },
  { method: 'get', path: '/v1/events/:id', access: 'secret', handle: retrieve },
];
