import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { type EventCause, noRequest } from '../account/event-log.ts';
import { getId } from '../account/expandable-id.ts';
import type { DeclineReason } from '../cards/declines.ts';
import type { TestCard } from '../cards/test-cards.ts';
import type { PaymentProblem } from '../http/api-error.ts';
import type { ApiCall } from '../http/route.ts';
import { failedCharge, pendingCharge, succeededCharge } from './charge-object.ts';
import { declineError } from './decline-error.ts';
import { intentError } from './payment-intent-view.ts';
import { attachToCustomer, cardBehind } from './payment-methods.ts';

/**
 * Returns the intent if it was paid or is processing. If the card is declined, throws a 402 with
 * the open intent.
 */
export function chargeCard(
  account: Account,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: TestCard,
): Stripe.PaymentIntent {
  if (card.settlesLater) return process(account, call, intent, method);
  if (card.decline === null) return succeed(account, call, intent, method, card);
  const { open, problem } = decline(account, call, intent, method, card.decline);
  throw intentError(402, problem, call, open);
}

export function settlePayment(account: Account, intentId: string): void {
  const intent = account.state.paymentIntents[intentId];
  const method = account.state.paymentMethods[getId(intent?.payment_method ?? null) ?? ''];
  if (intent?.status !== 'processing' || method === undefined) return;
  const card = cardBehind(account, method.id);
  if (card === null) return;
  const settling: Stripe.PaymentIntent = { ...intent, processing: null };
  if (card.decline === null) succeed(account, noRequest, settling, method, card);
  else decline(account, noRequest, settling, method, card.decline);
}

function process(
  account: Account,
  cause: EventCause,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const charge = pendingCharge(intent, method);
  const processing: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: { type: 'card', card: {} },
    status: 'processing',
  };
  account.state.charges[charge.id] = charge;
  account.state.paymentIntents[intent.id] = processing;
  account.emit(cause, 'charge.pending', charge);
  account.emit(cause, 'payment_intent.processing', processing);
  account.schedule('settle-payment', intent.id);
  return processing;
}

function succeed(
  account: Account,
  cause: EventCause,
  intent: Stripe.PaymentIntent,
  unsaved: Stripe.PaymentMethod,
  card: TestCard,
): Stripe.PaymentIntent {
  const customer = getId(intent.customer);
  const saves = intent.setup_future_usage !== null && customer !== null;
  const method =
    saves && unsaved.customer === null
      ? attachToCustomer(account, cause, unsaved, customer)
      : unsaved;
  const charge = succeededCharge(account, intent, method, chargeInProcess(account, intent));
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  account.state.charges[charge.id] = charge;
  account.state.paymentIntents[intent.id] = paid;
  account.emit(cause, 'charge.succeeded', charge);
  account.emit(cause, 'payment_intent.succeeded', paid);
  if (card.dispute !== null) account.schedule('open-dispute', charge.id);
  return paid;
}

function decline(
  account: Account,
  cause: EventCause,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: DeclineReason,
): { open: Stripe.PaymentIntent; problem: PaymentProblem } {
  const charge = failedCharge(intent, method, reason, chargeInProcess(account, intent));
  const problem = { ...declineError(reason), charge: charge.id, payment_method: method };
  const open: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: problem,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  account.state.charges[charge.id] = charge;
  account.state.paymentIntents[intent.id] = open;
  account.emit(cause, 'charge.failed', charge);
  account.emit(cause, 'payment_intent.payment_failed', open);
  return { open, problem };
}

function chargeInProcess(account: Account, intent: Stripe.PaymentIntent): Stripe.Charge | null {
  if (intent.status !== 'processing') return null;
  return account.state.charges[getId(intent.latest_charge) ?? ''] ?? null;
}
