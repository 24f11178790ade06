import { expect, it, vi } from 'vitest';
import type { Session } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { render } from '../../shared/testing/render.tsx';
import { Welcome } from './welcome.tsx';

vi.mock('../../shared/session/use-session.ts', () => ({ useSession: vi.fn() }));

const dentist = { uid: 'ana', email: 'ana@example.com' };

it.each<[Session['status'], Session, string, string, string]>([
  ['loading', { status: 'loading' }, 'Register', '/register', 'Quick Order'],
  ['signed-out', { status: 'signed-out' }, 'Register', '/register', 'Quick Order'],
  ['signed-in', { status: 'signed-in', user: dentist }, 'Quick Order', '/quick-order', 'Register'],
])('offers whoever is %s the step that is next', async (_status, session, step, path, other) => {
  vi.mocked(useSession).mockReturnValue(session);
  const { getByText } = await render(<Welcome />, {
    pageData: { '/data/starting-prices.json': {} },
  });
  expect(getByText(step).closest('a')?.getAttribute('href')).toBe(path);
  expect(getComputedStyle(getByText(step)).visibility).toBe('visible');
  expect(getComputedStyle(getByText(other)).visibility).toBe('hidden');
});
