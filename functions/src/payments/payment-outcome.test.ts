import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { paymentOutcome } from './payment-outcome.ts';

function intent(changes: Partial<Record<keyof Stripe.PaymentIntent, unknown>>) {
  return {
    id: 'pi_1',
    status: 'succeeded',
    amount: 13900,
    amount_received: 13900,
    currency: 'usd',
    created: 1_700_000_000,
    last_payment_error: null,
    latest_charge: { created: 1_700_000_060, receipt_url: 'https://stripe.example/receipt' },
    ...changes,
    // The parts of a PaymentIntent that are read.
  } as unknown as Stripe.PaymentIntent;
}

describe('paymentOutcome', () => {
  it('reads a payment that was taken', () => {
    expect(paymentOutcome(intent({}))).toEqual({
      status: 'completed',
      amount: 13900,
      currency: 'usd',
      receiptUrl: 'https://stripe.example/receipt',
      paidAt: 1_700_000_060_000,
    });
  });

  it('counts what was received, not what was asked for', () => {
    expect(paymentOutcome(intent({ amount_received: 100 })).amount).toBe(100);
  });

  it('gives a payment on its way the amount asked for and no receipt', () => {
    expect(
      paymentOutcome(intent({ status: 'processing', amount_received: 0, latest_charge: null })),
    ).toMatchObject({
      status: 'processing',
      amount: 13900,
      receiptUrl: null,
      paidAt: 1_700_000_000_000,
    });
  });

  it('takes a payment method that is asked for again as a failure only after an error', () => {
    const status = 'requires_payment_method';
    expect(paymentOutcome(intent({ status })).status).toBeNull();
    const last_payment_error = { code: 'card_declined' };
    expect(paymentOutcome(intent({ status, last_payment_error })).status).toBe('failed');
  });

  it.each(['canceled', 'requires_action', 'requires_confirmation'])(
    'records nothing of %s',
    (s) => {
      expect(paymentOutcome(intent({ status: s })).status).toBeNull();
    },
  );
});
