import { beforeEach, expect, it, vi } from 'vitest';
import { request } from '../../shared/api/api-client.ts';
import { useMayNeedApproval } from '../../shared/session/use-stored-claims.ts';
import { render } from '../../shared/testing/render.tsx';
import { ApprovalBanner } from './approval-banner.tsx';

vi.mock('../../shared/api/api-client.ts', () => ({ request: vi.fn() }));
vi.mock('../../shared/approval/approval-listener.tsx', () => ({ default: () => null }));
vi.mock('../../shared/session/use-stored-claims.ts', () => ({ useMayNeedApproval: vi.fn() }));

const answer = (status: string | null) =>
  vi.mocked(request).mockResolvedValue({ approved: status === 'approved', status });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(request).mockReset();
  vi.mocked(useMayNeedApproval).mockReturnValue(true);
});

it('says that the account waits for approval', async () => {
  answer('pending');
  const { findByRole } = await render(<ApprovalBanner uid="ana" />);
  expect((await findByRole('status')).textContent).toContain('Your account is pending approval.');
});

it.each([
  ['declined', /was not approved/],
  ['suspended', /is suspended/],
] as const)('says that the account is %s, and whom to ask', async (status, words) => {
  answer(status);
  const { findByRole, getByRole } = await render(<ApprovalBanner uid="ana" />);
  expect((await findByRole('status')).textContent).toMatch(words);
  expect(getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

it('leads whoever has never registered to the registration', async () => {
  answer(null);
  const { findByRole, getByRole } = await render(<ApprovalBanner uid="ana" />);
  expect((await findByRole('status')).textContent).toMatch(/is not registered/);
  expect(getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
});

it('keeps the room while the server is asked, and says nothing yet', async () => {
  vi.mocked(request).mockReturnValue(new Promise(() => undefined));
  const { queryByRole, container } = await render(<ApprovalBanner uid="ana" />);
  expect(queryByRole('status')).toBeNull();
  expect(container.textContent).not.toBe('');
});

it.each<[string, () => unknown]>([
  ['was approved meanwhile', () => answer('approved')],
  ['could not be asked about', () => vi.mocked(request).mockRejectedValue(new Error('No.'))],
])('is not there for an account that %s', async (_, respond) => {
  respond();
  const { container } = await render(<ApprovalBanner uid="ana" />);
  await vi.waitFor(() => expect(container.textContent).toBe(''));
});

it('asks nothing where the sign-in says that the account is approved, or of staff', async () => {
  vi.mocked(useMayNeedApproval).mockReturnValue(false);
  const { container } = await render(<ApprovalBanner uid="ana" />);
  expect(container.textContent).toBe('');
  expect(request).not.toHaveBeenCalled();
});
