import type Stripe from 'stripe';
import { newIdentifier, nowInSeconds, randomLetters } from '../account/identifiers.ts';

export interface NewPaymentIntent {
  amount: number;
  currency: string;
  automatic: Stripe.PaymentIntent.AutomaticPaymentMethods | null;
  allowedTypes: string[] | null;
  captureMethod: Stripe.PaymentIntent.CaptureMethod;
}

export function newPaymentIntent(given: NewPaymentIntent): Stripe.PaymentIntent {
  const id = newIdentifier('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: given.allowedTypes,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.captureMethod,
    client_secret: `${id}_secret_${randomLetters(25)}`,
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency: given.currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: cardOptions() },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

function cardOptions(): Stripe.PaymentIntent.PaymentMethodOptions.Card {
  return {
    installments: null,
    mandate_options: null,
    network: null,
    request_three_d_secure: 'automatic',
  };
}
