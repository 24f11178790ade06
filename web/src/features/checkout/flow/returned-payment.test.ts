import { expect, it } from 'vitest';
import { returnedPayment } from './returned-payment.ts';

it('reads the secret from the address Stripe returns to', () => {
  const search =
    '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
  expect(returnedPayment(search)).toEqual({ clientSecret: 'pi_1_secret_2', id: 'pi_1' });
});

it('finds none in an ordinary visit', () => {
  expect(returnedPayment('')).toBeNull();
});
