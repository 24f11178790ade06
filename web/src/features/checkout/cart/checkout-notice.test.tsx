import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { CheckoutNotice, type CheckoutObstacle, checkoutObstacle } from './checkout-notice.tsx';

const signedIn = { status: 'signed-in', user: { uid: 'ada', email: 'ada@example.com' } } as const;

describe('checkoutObstacle', () => {
  it('lets only an approved, signed-in user check out', () => {
    const approved = { approval: 'approved', status: 'approved' } as const;
    expect(checkoutObstacle(signedIn, approved, false)).toBeNull();
    expect(checkoutObstacle({ status: 'signed-out' }, approved, false)).toBe('loggedOut');
    expect(checkoutObstacle({ status: 'loading' }, approved, false)).toBe('checking');
  });

  it.each(['checking', 'failed'] as const)('blocks checkout (%s)', (approval) => {
    expect(checkoutObstacle(signedIn, { approval, status: undefined }, false)).toBe(approval);
  });

  it.each([
    ['pending', 'pending'],
    ['declined', 'declined'],
    ['suspended', 'suspended'],
    [null, 'unregistered'],
  ] as const)('blocks an account with the status %s', (status, obstacle) => {
    expect(checkoutObstacle(signedIn, { approval: 'pending', status }, false)).toBe(obstacle);
  });

  it('blocks unregistered staff but allows approved staff', () => {
    const unregistered = { approval: 'pending', status: null } as const;
    expect(checkoutObstacle(signedIn, unregistered, true)).toBe('staff');
    const approved = { approval: 'approved', status: 'approved' } as const;
    expect(checkoutObstacle(signedIn, approved, true)).toBeNull();
  });
});

describe('CheckoutNotice', () => {
  async function show(obstacle: Exclude<CheckoutObstacle, 'checking'>) {
    const onRetry = vi.fn();
    const notice = <CheckoutNotice id="notice" obstacle={obstacle} onRetry={onRetry} />;
    return { onRetry, ...(await render(notice, { path: '/cart' })) };
  }

  it('links visitors to the login page, which returns them to the cart', async () => {
    const { getByRole } = await show('loggedOut');
    expect(getByRole('status').textContent).toContain('You need to login to checkout.');
    const login = getByRole('link', { name: 'Login to Continue' });
    expect(login.getAttribute('href')).toBe('/login?returnTo=%2Fcart');
  });

  it('explains that checkout needs a connection', async () => {
    const { getByRole, queryByRole } = await show('offline');
    expect(getByRole('status').textContent).toBe(
      'You need an internet connection to check out. Your cart is saved on this device.',
    );
    expect(queryByRole('link')).toBeNull();
  });

  it('offers no action while approval is pending', async () => {
    const { getByRole, queryByRole } = await show('pending');
    expect(getByRole('status').textContent).toMatch(/^Your account is pending approval\./);
    expect(queryByRole('button')).toBeNull();
    expect(queryByRole('link')).toBeNull();
  });

  it("doesn't ask staff to register", async () => {
    const { getByRole, queryByRole } = await show('staff');
    expect(getByRole('status').textContent).toMatch(/^You’re signed in as staff\./);
    expect(queryByRole('link')).toBeNull();
  });

  it.each([
    ['unregistered', /registration isn’t complete/, 'Register', '/register'],
    ['declined', /wasn’t approved/, 'Contact us', '/contact'],
    ['suspended', /is suspended/, 'Contact us', '/contact'],
  ] as const)(
    'explains the next step and links to it if the account is %s',
    async (obstacle, words, name, to) => {
      const { getByRole } = await show(obstacle);
      expect(getByRole('status').textContent).toMatch(words);
      expect(getByRole('link', { name }).getAttribute('href')).toBe(to);
    },
  );

  it("offers a retry and contact details if approval couldn't be checked", async () => {
    const { getByRole, user, onRetry } = await show('failed');
    expect(getByRole('status').textContent).toContain('Could not verify account status.');
    getByRole('link', { name: exampleSite.company.phone });
    getByRole('link', { name: exampleSite.company.email });
    await user.click(getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
