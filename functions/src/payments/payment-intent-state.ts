import { FieldValue, Timestamp, type WithFieldValue } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { IntentState, ServerCheckout } from '../platform/firestore/checkouts.ts';
import { getCharge } from './record/fetch-stripe-payment.ts';

/** A processing payment may still fail. */
export function intentState({ status }: Pick<Stripe.PaymentIntent, 'status'>): IntentState {
  if (status === 'succeeded') return 'paid';
  return status === 'canceled' ? 'canceled' : 'open';
}

/** Requires `latest_charge` to be expanded. */
export function stateChanges(
  intent: Stripe.PaymentIntent,
  known: Pick<ServerCheckout, 'intentState' | 'confirmed'> = {},
): Partial<WithFieldValue<ServerCheckout>> {
  const state = intentState(intent);
  const isNew = state !== 'open' && state !== known.intentState;
  const isConfirmed = state === 'paid' || intent.status === 'processing';
  return {
    ...(isNew ? { intentState: state } : {}),
    ...(isConfirmed && !known.confirmed ? { confirmed: confirmation(intent) } : {}),
  };
}

function confirmation(intent: Stripe.PaymentIntent) {
  const seconds = getCharge(intent)?.created;
  const at = seconds === undefined ? Timestamp.now() : Timestamp.fromMillis(seconds * 1000);
  return { at, knownAt: FieldValue.serverTimestamp() };
}
