import { expect, it, vi } from 'vitest';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { useStoredClaims } from '../../shared/session/use-stored-claims.ts';
import { render } from '../../shared/testing/render.tsx';
import { Welcome } from './welcome.tsx';

vi.mock('../../shared/session/use-session.ts', () => ({ useSignedInSession: vi.fn() }));
vi.mock('../../shared/session/use-stored-claims.ts', () => ({ useStoredClaims: vi.fn() }));

async function open(claims?: Record<string, unknown>) {
  const session = { status: 'signed-in', user: { uid: 'ana', email: 'ana@example.com' } } as const;
  vi.mocked(useSignedInSession).mockReturnValue(claims && session);
  vi.mocked(useStoredClaims).mockReturnValue(claims);
  const page = await render(<Welcome />, {
    content: ['home'],
    pageData: { '/data/starting-prices.json': {} },
  });
  const links = () =>
    page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);
  const isShown = (text: RegExp) => getComputedStyle(page.getByText(text)).visibility !== 'hidden';
  return { ...page, links, isShown };
}

it('invites a visitor to register', async () => {
  const { links, isShown, getByText } = await open();
  expect(links()).toEqual([
    ['RegisterQuick Order', '/register'],
    ['See all products', '/products'],
  ]);
  expect(getComputedStyle(getByText('Quick Order')).visibility).toBe('hidden');
  expect(isShown(/once your account is approved/)).toBe(true);
  expect(isShown(/^Welcome back/)).toBe(false);
});

it('offers Quick Order to a customer awaiting approval', async () => {
  const { links, isShown } = await open({});
  expect(links()[0]).toEqual(['RegisterQuick Order', '/quick-order']);
  expect(isShown(/once your account is approved/)).toBe(true);
});

it('greets an approved customer with Reorder and Buy Again', async () => {
  const { links, isShown, findByRole } = await open({ approved: true });
  expect(await findByRole('button', { name: 'Reorder' })).toBeDefined();
  expect(links()).toEqual([['Buy Again', '/account?tab=buy-again']]);
  expect(isShown(/^Welcome back/)).toBe(true);
  expect(isShown(/once your account is approved/)).toBe(false);
});
