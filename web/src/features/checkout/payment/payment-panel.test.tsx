import { describe, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import type { CheckoutInProgress } from '../flow/checkout-machine.ts';
import { PaymentPanel } from './payment-panel.tsx';

const user = { uid: 'ada', email: 'ada@example.com' };
const preparing = { step: 'preparing', uid: 'ada', failure: null } as const;
const refused = { step: 'failed', uid: 'ada', failure: 'This request is too large.' } as const;

const checking: CheckoutInProgress = {
  step: 'checking',
  uid: 'ada',
  checkout: null,
  attempt: { user, cart: [], checkout: { uid: 'ada', checkoutId: 'a', items: [] } },
  notice: null,
};

async function show(state: CheckoutInProgress, isCartEmpty = false) {
  const onRetry = vi.fn();
  const panel = (
    <PaymentPanel
      user={user}
      state={state}
      onRetry={isCartEmpty ? undefined : onRetry}
      onPay={vi.fn()}
    />
  );
  return { onRetry, ...(await render(panel)) };
}

describe('PaymentPanel', () => {
  it('shows that the payment form is loading', async () => {
    const { getByRole, queryByRole } = await show(preparing);
    expect(getByRole('status').textContent).toBe('Loading payment details...');
    expect(queryByRole('alert')).toBeNull();
  });

  it('shows that the bank is deciding but offers no second payment', async () => {
    const { getByRole, queryByRole, container } = await show(checking);
    expect(getByRole('status').textContent).toContain('We’re checking with your bank');
    expect(container.textContent).not.toContain('charged');
    expect(queryByRole('button')).toBeNull();
  });

  it('links to the orders if the bank takes a long time', async () => {
    const { getByText, getByRole } = await show({ ...checking, notice: 'Still being processed.' });
    expect(getByText('Still being processed.')).toBeDefined();
    expect(getByRole('link', { name: 'View My Orders' }).getAttribute('href')).toBe('/account');
  });

  it('explains why the checkout was rejected and offers a retry', async () => {
    const { getByRole, queryByRole, user: person, onRetry } = await show(refused);
    expect(getByRole('alert').textContent).toContain('This request is too large.');
    expect(queryByRole('status')).toBeNull();
    await person.click(getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('links to the orders instead of offering a retry with an empty cart', async () => {
    const { getByRole, queryByRole } = await show(refused, true);
    expect(getByRole('link', { name: 'View My Orders' })).toBeTruthy();
    expect(queryByRole('button')).toBeNull();
  });
});
