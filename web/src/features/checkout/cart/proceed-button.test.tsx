import { describe, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import type { CheckoutObstacle } from './checkout-notice.tsx';
import { ProceedButton } from './proceed-button.tsx';

async function press(obstacle: CheckoutObstacle | null) {
  const onProceed = vi.fn();
  const onLogin = vi.fn();
  const { getByRole, user } = await render(
    <>
      <p id="why">Your account is pending approval.</p>
      <ProceedButton obstacle={obstacle} noticeId="why" onProceed={onProceed} onLogin={onLogin} />
    </>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  return { button: getByRole('button'), onProceed, onLogin };
}

describe('ProceedButton', () => {
  it('proceeds for an approved customer', async () => {
    const { button, onProceed } = await press(null);
    expect(button.textContent).toBe('Proceed to Checkout');
    expect(onProceed).toHaveBeenCalledOnce();
  });

  it('sends visitors to the login page', async () => {
    const { button, onLogin, onProceed } = await press('loggedOut');
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(onLogin).toHaveBeenCalledOnce();
    expect(onProceed).not.toHaveBeenCalled();
  });

  it.each(['offline', 'pending', 'failed'] as const)(
    'stays focusable but does nothing while checkout is blocked (%s)',
    async (obstacle) => {
      const { button, onLogin, onProceed } = await press(obstacle);
      expect(document.activeElement).toBe(button);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.getAttribute('aria-describedby')).toBe('why');
      expect(onProceed).not.toHaveBeenCalled();
      expect(onLogin).not.toHaveBeenCalled();
    },
  );

  it('shows that approval is being checked', async () => {
    const { button, onProceed } = await press('checking');
    expect(button.textContent).toBe('Checking...');
    expect(button.getAttribute('aria-describedby')).toBeNull();
    expect(onProceed).not.toHaveBeenCalled();
  });
});
