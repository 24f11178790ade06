import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { getId } from '../account/expandable-id.ts';
import type { TestCard } from '../cards/test-cards.ts';
import type { PaymentProblem } from '../http/api-error.ts';
import type { ApiCall, Route } from '../http/route.ts';
import { chargeCard } from './payment-attempt.ts';
import {
  accessibleIntent,
  forCaller,
  intentError,
  unexpectedState,
} from './payment-intent-view.ts';
import { findPaymentMethod, usableCard } from './payment-methods.ts';

/** A saved card that has passed a challenge isn't challenged again, unless its bank always asks for one. */
export function needsAuthentication(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: TestCard,
): boolean {
  if (card.authentication === 'none') return false;
  const saved = method.customer !== null && account.state.authenticated[method.id] === true;
  return card.authentication === 'always' || !saved || intent.status === 'requires_action';
}

const challengeFailure: PaymentProblem = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** Stripe gets the bank's result from the card network; here, the challenge page reports it. */
function finishChallenge(account: Account, call: ApiCall): object {
  call.parameters.allow('client_secret', 'outcome');
  const outcome = call.parameters.choice('outcome', ['complete', 'fail']);
  const intent = accessibleIntent(account, call);
  const methodId = getId(intent.payment_method);
  if (intent.status !== 'requires_action' || methodId === null) {
    throw unexpectedState(call, intent, 'This payment is not waiting for authentication.');
  }
  const method = findPaymentMethod(account, methodId, 'payment_method');
  if (outcome !== 'complete') return failChallenge(account, call, intent, method);
  if (intent.setup_future_usage !== null) account.state.authenticated[method.id] = true;
  return forCaller(call, chargeCard(account, call, intent, method, usableCard(account, method)));
}

function failChallenge(
  account: Account,
  call: ApiCall,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): never {
  const open: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: { ...challengeFailure, payment_method: method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  account.state.paymentIntents[intent.id] = open;
  account.emit(call, 'payment_intent.payment_failed', open);
  throw intentError(402, challengeFailure, call, open);
}

export const threeDSecureRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/payment_intents/:id/three_d_secure_outcome',
    access: 'publishable',
    handle: finishChallenge,
  },
];
