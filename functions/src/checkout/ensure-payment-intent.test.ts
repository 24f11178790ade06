import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { ensurePaymentIntent } from './ensure-payment-intent.ts';

it('rejects with payment-processing while the bank processes the payment', async () => {
  const stripe = {
    paymentIntents: { retrieve: () => Promise.resolve({ id: 'pi_1', status: 'processing' }) },
  } as unknown as Stripe;
  // Nothing should be written while the payment can still fail, so this fake throws on any database
  // access.
  const services = { stripe, firestore: {} as Firestore };
  const request = { checkoutId: 'c', paymentIntentId: 'pi_1' } as Parameters<
    typeof ensurePaymentIntent
  >[1];
  await expect(ensurePaymentIntent(services, request)).rejects.toThrow('payment-processing');
});
