import { expect, it, vi } from 'vitest';
import type { SignedInSession } from '../../shared/session/session.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { render } from '../../shared/testing/render.tsx';
import { Welcome } from './welcome.tsx';

vi.mock('../../shared/session/use-session.ts', () => ({ useSignedInSession: vi.fn() }));

const dentist = { uid: 'ana', email: 'ana@example.com' };

it.each<[string, SignedInSession | undefined, string, string, string]>([
  ['a visitor', undefined, 'Register', '/register', 'Quick Order'],
  ['signed-in', { status: 'signed-in', user: dentist }, 'Quick Order', '/quick-order', 'Register'],
])('offers whoever is %s the step that is next', async (_who, session, step, path, other) => {
  vi.mocked(useSignedInSession).mockReturnValue(session);
  const { getByText } = await render(<Welcome />, {
    content: ['home'],
    pageData: { '/data/starting-prices.json': {} },
  });
  expect(getByText(step).closest('a')?.getAttribute('href')).toBe(path);
  expect(getComputedStyle(getByText(step)).visibility).toBe('visible');
  expect(getComputedStyle(getByText(other)).visibility).toBe('hidden');
});
