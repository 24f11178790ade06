import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { ensurePaymentIntent } from './ensure-payment-intent.ts';

it('does not call a payment paid that the bank is still working on', async () => {
  const stripe = {
    paymentIntents: { retrieve: () => Promise.resolve({ id: 'pi_1', status: 'processing' }) },
  } as unknown as Stripe;
  // Nothing of it is written: it may still fail.
  const services = { stripe, firestore: {} as Firestore };
  const request = { checkoutId: 'c', paymentIntentId: 'pi_1' } as Parameters<
    typeof ensurePaymentIntent
  >[1];
  await expect(ensurePaymentIntent(services, request)).rejects.toThrow('payment-processing');
});
