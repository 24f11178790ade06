import { expect, it } from 'vitest';
import { returnedPayment } from './returned-payment.ts';

const addressWith = (secret: string) =>
  `?${new URLSearchParams({ payment_intent_client_secret: secret })}`;

it('reads the secret from the address Stripe returns to', () => {
  const search =
    '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
  expect(returnedPayment(search)).toEqual({ clientSecret: 'pi_1_secret_2', id: 'pi_1' });
});

it('finds none in an ordinary visit', () => {
  expect(returnedPayment('')).toBeNull();
  expect(returnedPayment('?payment_intent=pi_1&redirect_status=succeeded')).toBeNull();
});

it.each([
  '',
  'pi_1',
  '_secret_',
  'pi_1_secret_',
  'seti_1_secret_2',
  'pi_1/../pi_2_secret_2',
  ' pi_1_secret_2',
  'pi_1_secret_2\n',
  `pi_${'1'.repeat(1_501)}_secret_2`,
])('finds none in the malformed secret %j', (secret) => {
  expect(returnedPayment(addressWith(secret))).toBeNull();
});
