import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { idOf } from '../account/reference.ts';
import type { DeclineReason } from '../cards/declines.ts';
import type { TestCard } from '../cards/test-cards.ts';
import type { ApiCall } from '../http/route.ts';
import { failedCharge, succeededCharge } from './charge-object.ts';
import { declineError } from './decline-error.ts';
import { intentError } from './payment-intent-view.ts';
import { attachToCustomer } from './payment-methods.ts';

/** Charges the card as its kind says: returns the paid intent, or throws 402 with the open one. */
export function chargeCard(
  account: Account,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: TestCard,
): Stripe.PaymentIntent {
  if (card.decline !== null) return decline(account, call, intent, method, card.decline);
  return succeed(account, call, intent, method);
}

function succeed(
  account: Account,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
  unsaved: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const customer = idOf(intent.customer);
  const saves = intent.setup_future_usage !== null && customer !== null;
  const method =
    saves && unsaved.customer === null
      ? attachToCustomer(account, call, unsaved, customer)
      : unsaved;
  const charge = succeededCharge(account, intent, method);
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  account.books.charges[charge.id] = charge;
  account.books.paymentIntents[intent.id] = paid;
  account.emit(call, 'charge.succeeded', charge);
  account.emit(call, 'payment_intent.succeeded', paid);
  return paid;
}

function decline(
  account: Account,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: DeclineReason,
): never {
  const error = declineError(reason);
  const charge = failedCharge(intent, method, reason);
  const open: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: { ...error, charge: charge.id, payment_method: method },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  account.books.charges[charge.id] = charge;
  account.books.paymentIntents[intent.id] = open;
  account.emit(call, 'charge.failed', charge);
  account.emit(call, 'payment_intent.payment_failed', open);
  throw intentError(402, { ...error, charge: charge.id, payment_method: method }, call, open);
}
