import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { getId } from '../account/expandable-id.ts';
import { newIdentifier, nowInSeconds } from '../account/identifiers.ts';
import { ApiError, invalidRequest, noSuch } from '../http/api-error.ts';
import { createdWithin, listPage, listParameters } from '../http/list.ts';
import type { Parameters } from '../http/parameters.ts';
import type { ApiCall, Route } from '../http/route.ts';
import { formatMoney } from './format-money.ts';
import { cardBehind } from './payment-methods.ts';

function create(account: Account, call: ApiCall): Stripe.Refund {
  const given = call.parameters;
  given.allow('amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason');
  const charge = chargeToRefund(account, given);
  rejectDisputed(account, charge);
  const amount = amountToRefund(charge, given);
  // As with Stripe's test cards, a refund that fails later succeeds first.
  const outcome = cardBehind(account, charge.payment_method ?? '')?.refund ?? 'succeeds';
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
  const refund: Stripe.Refund = {
    id: newIdentifier('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: given.metadata({}),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.choice('reason', reasons) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: outcome === 'succeeds-later' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const amountRefunded = charge.amount_refunded + amount;
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  };
  account.state.refunds[refund.id] = refund;
  account.state.charges[charge.id] = refunded;
  account.emit(call, 'refund.created', refund);
  account.emit(call, 'charge.refunded', refunded);
  if (outcome === 'succeeds-later') account.schedule('complete-refund', refund.id);
  if (outcome === 'fails-later') account.schedule('fail-refund', refund.id);
  return refund;
}

function chargeToRefund(account: Account, given: Parameters): Stripe.Charge {
  const intentId = given.text('payment_intent');
  const intent = account.state.paymentIntents[intentId ?? ''];
  if (intentId && intent === undefined) throw noSuch('payment_intent', intentId, 'payment_intent');
  const id = intent === undefined ? given.required('charge') : getId(intent.latest_charge);
  const charge = account.state.charges[id ?? ''];
  if (id && charge === undefined) throw noSuch('charge', id, 'charge');
  if (charge?.status !== 'succeeded') {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
  }
  return charge;
}

/** An open or lost dispute blocks refunds; an inquiry doesn't. */
function rejectDisputed(account: Account, charge: Stripe.Charge): void {
  const isBlocked = Object.values(account.state.disputes).some(
    (dispute) => getId(dispute.charge) === charge.id && !dispute.is_charge_refundable,
  );
  if (!isBlocked) return;
  const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
  throw invalidRequest(message, undefined, 'charge_disputed');
}

function amountToRefund(charge: Stripe.Charge, given: Parameters): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    const code = 'charge_already_refunded';
    const executed = true;
    throw new ApiError(400, { type: 'invalid_request_error', code, message }, executed);
  }
  const amount = given.integer('amount') ?? left;
  if (amount < 1) throw invalidRequest('This value must be greater than or equal to 1.', 'amount');
  if (amount > left) {
    const requested = formatMoney(amount, charge.currency);
    const unrefunded = formatMoney(left, charge.currency);
    throw invalidRequest(
      `Refund amount (${requested}) is greater than unrefunded amount on charge (${unrefunded})`,
      'amount',
    );
  }
  return amount;
}

function update(account: Account, call: ApiCall): Stripe.Refund {
  call.parameters.allow('metadata', 'expand');
  const current = retrieve(account, call);
  const metadata = call.parameters.metadata(current.metadata ?? {});
  const refund: Stripe.Refund = { ...current, metadata };
  account.state.refunds[refund.id] = refund;
  account.emit(call, 'refund.updated', refund);
  account.emit(call, 'charge.refund.updated', refund);
  return refund;
}

function retrieve(account: Account, call: ApiCall): Stripe.Refund {
  const refund = account.state.refunds[call.path.id ?? ''];
  if (refund === undefined) throw noSuch('refund', call.path.id ?? '', 'id');
  return refund;
}

function list(account: Account, call: ApiCall): Stripe.ApiList<Stripe.Refund> {
  call.parameters.allow('charge', 'payment_intent', 'created', ...listParameters);
  const charge = call.parameters.text('charge');
  const intent = call.parameters.text('payment_intent');
  const found = Object.values(account.state.refunds).filter(
    (refund) =>
      (charge === undefined || getId(refund.charge) === charge) &&
      (intent === undefined || getId(refund.payment_intent) === intent),
  );
  return listPage(createdWithin(found, call.parameters), call.parameters, '/v1/refunds');
}

export const refundRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/refunds', access: 'secret', handle: create },
  { method: 'get', path: '/v1/refunds', access: 'secret', handle: list },
  { method: 'get', path: '/v1/refunds/:id', access: 'secret', handle: retrieve },
  { method: 'post', path: '/v1/refunds/:id', access: 'secret', handle: update },
];
