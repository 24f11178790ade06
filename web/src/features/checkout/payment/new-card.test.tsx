import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';

const shown = vi.hoisted(() => ({ options: undefined as unknown }));
vi.mock('@stripe/react-stripe-js', () => ({
  PaymentElement: ({ options }: { options: unknown }) => {
    shown.options = options;
    return null;
  },
}));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function optionsWith(wallets: string): Promise<unknown> {
  vi.stubEnv('VITE_STRIPE_WALLETS', wallets);
  const { NewCard } = await import('./new-card.tsx');
  await render(<NewCard save={false} disabled={false} onSave={vi.fn()} onReady={vi.fn()} />);
  return shown.options;
}

it('disables every wallet by default, regardless of the Stripe settings', async () => {
  expect(await optionsWith('')).toEqual({
    wallets: { link: 'never', applePay: 'never', googlePay: 'never' },
  });
});

it('offers the wallets from the settings', async () => {
  expect(await optionsWith('link,googlePay')).toEqual({
    wallets: { link: 'auto', applePay: 'never', googlePay: 'auto' },
  });
});
