import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { getId } from '../account/expandable-id.ts';
import { withFreshReceiptUrl } from '../account/fresh-receipt-url.ts';
import { noSuch } from '../http/api-error.ts';
import { createdWithin, listPage, listParameters } from '../http/list.ts';
import type { ApiCall, Route } from '../http/route.ts';

function retrieve(account: Account, call: ApiCall): Stripe.Charge {
  call.parameters.allow('expand');
  const charge = account.state.charges[call.path.id ?? ''];
  if (charge === undefined) throw noSuch('charge', call.path.id ?? '', 'id');
  return withFreshReceiptUrl(charge);
}

function list(account: Account, call: ApiCall): Stripe.ApiList<Stripe.Charge> {
  call.parameters.allow('customer', 'payment_intent', 'created', ...listParameters);
  const customer = call.parameters.text('customer');
  const intent = call.parameters.text('payment_intent');
  const found = Object.values(account.state.charges).filter(
    (charge) =>
      (customer === undefined || getId(charge.customer) === customer) &&
      (intent === undefined || getId(charge.payment_intent) === intent),
  );
  const page = listPage(createdWithin(found, call.parameters), call.parameters, '/v1/charges');
  return { ...page, data: page.data.map(withFreshReceiptUrl) };
}

/** A charge has its own metadata; changing the payment's metadata doesn't affect it. */
function update(account: Account, call: ApiCall): Stripe.Charge {
  call.parameters.allow('metadata', 'expand');
  const current = account.state.charges[call.path.id ?? ''];
  if (current === undefined) throw noSuch('charge', call.path.id ?? '', 'id');
  const charge = { ...current, metadata: call.parameters.metadata(current.metadata) };
  account.state.charges[charge.id] = charge;
  account.emit(call, 'charge.updated', withFreshReceiptUrl(charge));
  return withFreshReceiptUrl(charge);
}

export const chargeRoutes: readonly Route[] = [
  { method: 'get', path: '/v1/charges', access: 'secret', handle: list },
  { method: 'get', path: '/v1/charges/:id', access: 'secret', handle: retrieve },
  { method: 'post', path: '/v1/charges/:id', access: 'secret', handle: update },
];
