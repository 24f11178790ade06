import { describe, expect, it } from 'vitest';
import { shopPayment } from './shop-payment.ts';

const checkoutId = 'a'.repeat(20);

describe('shopPayment', () => {
  it('reads checkout and customer from the metadata', () => {
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
    ['an id that names another path', { checkoutId: '../users/somebody-else', uid: 'u' }],
  ])('has no interest in a payment with %s', (_, metadata: Record<string, string>) => {
    expect(shopPayment({ id: 'pi_1', metadata })).toBeUndefined();
  });
});
