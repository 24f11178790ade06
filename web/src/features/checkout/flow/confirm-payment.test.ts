import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmPayment } from './confirm-payment.ts';
import { createPaymentIntent } from './create-payment-intent.ts';

vi.mock('./create-payment-intent.ts');

const line = (sku: string, unitPrice: number) => ({ sku, name: sku, unitPrice, quantity: 1 });
const pricing = (first: number, second: number) => ({
  clientSecret: 'pi_1_secret_1',
  checkoutId: 'c'.repeat(20),
  items: [line('I4510', first), line('HC30', second)],
  amount: first + second,
  currency: 'usd',
});
const shown = { ...pricing(100, 200), priceChanges: [] };

const requested = vi.mocked(createPaymentIntent);
const confirm = vi.fn(async () => ({ paymentIntent: { status: 'succeeded' } }));

function pay(amountAtStripe: number) {
  const paymentIntent = { amount: amountAtStripe, status: 'requires_payment_method' };
  const stripe = {
    retrievePaymentIntent: async () => ({ paymentIntent }),
    confirmPayment: confirm,
  } as unknown as Stripe;
  const elements = { submit: async () => ({}), fetchUpdates: async () => ({}) };
  return confirmPayment({
    stripe,
    elements: elements as unknown as StripeElements,
    user: { uid: 'ana', email: 'ana@example.com' },
    checkout: shown,
    method: { type: 'saved', id: 'pm_1' },
    details: { language: 'en' },
    onConfirming: () => undefined,
  });
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://shop.example.com' } });
  vi.clearAllMocks();
  requested.mockResolvedValue(pricing(100, 200));
});

afterEach(() => vi.unstubAllGlobals());

it('confirms the payment if the customer saw these prices', async () => {
  expect(await pay(300)).toBe('succeeded');
  expect(requested).toHaveBeenCalledOnce();
  expect(confirm).toHaveBeenCalledOnce();
});

it.each([
  ['an item has become more expensive', pricing(150, 200)],
  ['the prices of two items have changed, but not their sum', pricing(150, 150)],
])('shows the new prices instead of charging the card if %s', async (_, repriced) => {
  requested.mockResolvedValue(repriced);
  expect(await pay(repriced.amount)).toEqual({ repriced });
  expect(confirm).not.toHaveBeenCalled();
});

it('shows the new prices if another tab has changed the payment in the meantime', async () => {
  const repriced = pricing(150, 200);
  requested.mockResolvedValueOnce(pricing(100, 200)).mockResolvedValueOnce(repriced);
  expect(await pay(350)).toEqual({ repriced });
  expect(confirm).not.toHaveBeenCalled();
});
