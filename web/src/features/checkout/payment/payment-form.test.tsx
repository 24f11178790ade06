import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { PaymentForm } from './payment-form.tsx';

const stripe = vi.hoisted(() => ({ loaded: null as object | null }));
vi.mock('@stripe/react-stripe-js', () => ({
  useStripe: () => stripe.loaded,
  useElements: () => stripe.loaded,
}));

const cards: SavedPaymentMethod[] = [
  { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2027 },
];
const checkout = {
  clientSecret: 'secret',
  checkoutId: 'AbCdEfGhIjKlMnOpQrSt',
  items: [{ sku: 'I4510', name: 'Implant', unitPrice: 13_900, quantity: 1 }],
  amount: 13_900,
  currency: 'usd',
  priceChanges: [],
};

async function show() {
  const user = { uid: 'ada', email: 'ada@example.com' };
  const form = {
    user,
    checkout,
    address: null,
    cards,
    paying: false,
    failure: null,
    onPay: vi.fn(),
  };
  return render(<PaymentForm {...form} />);
}

it.each([
  ['disables', 'before', null],
  ['enables', 'once', {}],
])('%s payment with a saved card %s Stripe.js has loaded', async (verb, _, loaded) => {
  stripe.loaded = loaded;
  const { getByRole } = await show();
  expect(getByRole('button', { name: 'Pay Now' }).hasAttribute('disabled')).toBe(
    verb === 'disables',
  );
});

it('allows payment even if the address failed to load', async () => {
  stripe.loaded = {};
  const { getByRole, getByText } = await show();
  getByText(/couldn’t load your shipping address. You can still pay/);
  expect(getByRole('button', { name: 'Pay Now' }).hasAttribute('disabled')).toBe(false);
});
