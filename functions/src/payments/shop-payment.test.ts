import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { findPayment, shopPayment } from './shop-payment.ts';

const checkoutId = 'a'.repeat(20);

describe('shopPayment', () => {
  it('reads the checkout and customer from the metadata', () => {
    expect(shopPayment({ id: 'pi_1', metadata: { checkoutId, uid: 'u' } })).toEqual({
      paymentIntentId: 'pi_1',
      checkoutId,
      uid: 'u',
    });
  });

  it.each([
    ['no metadata', {}],
    ['no uid', { checkoutId }],
    ['no checkout', { uid: 'u' }],
    ['a checkout ID that is a path', { checkoutId: '../users/somebody-else', uid: 'u' }],
  ])('ignores a payment with %s', (_, metadata: Record<string, string>) => {
    expect(shopPayment({ id: 'pi_1', metadata })).toBeUndefined();
  });
});

function servicesWith(recorded: { orderId: string; uid: string } | undefined) {
  const firestore = {
    collection: (name: string) => ({
      withConverter: () => ({
        doc: (id: string) => ({
          get: async () => ({
            data: () => (`${name}/${id}` === 'transactions/pi_1' ? recorded : undefined),
          }),
        }),
      }),
    }),
  } as unknown as Firestore;
  const metadata = { checkoutId, uid: 'of-stripe' };
  const stripe = {
    paymentIntents: { retrieve: (id: string) => Promise.resolve({ id, metadata }) },
  } as unknown as Stripe;
  return { firestore, stripe: () => stripe };
}

describe('findPayment', () => {
  const recorded = { orderId: 'b'.repeat(20), uid: 'of-record' };

  it("prefers the recorded order to Stripe's metadata", async () => {
    expect(await findPayment(servicesWith(recorded), 'pi_1')).toEqual({
      paymentIntentId: 'pi_1',
      checkoutId: recorded.orderId,
      uid: 'of-record',
    });
  });

  it('falls back to Stripe for an unrecorded payment', async () => {
    expect(await findPayment(servicesWith(recorded), 'pi_2')).toEqual({
      paymentIntentId: 'pi_2',
      checkoutId,
      uid: 'of-stripe',
    });
  });
});
