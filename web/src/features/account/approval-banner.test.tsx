import { beforeEach, expect, it, vi } from 'vitest';
import { request } from '../../shared/api/api-client.ts';
import { useMayNeedApproval } from '../../shared/approval/may-need-approval.ts';
import { render } from '../../shared/testing/render.tsx';
import { ApprovalBanner } from './approval-banner.tsx';

vi.mock('../../shared/api/api-client.ts', () => ({ request: vi.fn() }));
vi.mock('../../shared/approval/approval-listener.tsx', () => ({ default: () => null }));
vi.mock('../../shared/approval/may-need-approval.ts', () => ({ useMayNeedApproval: vi.fn() }));

const mockStatus = (status: string | null) =>
  vi.mocked(request).mockResolvedValue({ approved: status === 'approved', status });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(request).mockReset();
  vi.mocked(useMayNeedApproval).mockReturnValue(true);
});

it('shows that the account is pending approval', async () => {
  mockStatus('pending');
  const { findByRole } = await render(<ApprovalBanner uid="ana" />);
  expect((await findByRole('status')).textContent).toContain('Your account is pending approval.');
});

it.each([
  ['declined', /wasn’t approved/],
  ['suspended', /is suspended/],
] as const)('shows that the account is %s and links to the contact form', async (status, words) => {
  mockStatus(status);
  const { findByRole, getByRole } = await render(<ApprovalBanner uid="ana" />);
  expect((await findByRole('status')).textContent).toMatch(words);
  expect(getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

it('links unregistered users to the registration page', async () => {
  mockStatus(null);
  const { findByRole, getByRole } = await render(<ApprovalBanner uid="ana" />);
  expect((await findByRole('status')).textContent).toMatch(/registration isn’t complete/);
  expect(getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
});

it('reserves space without a message while loading', async () => {
  vi.mocked(request).mockReturnValue(new Promise(() => undefined));
  const { queryByRole, container } = await render(<ApprovalBanner uid="ana" />);
  expect(queryByRole('status')).toBeNull();
  expect(container.textContent).not.toBe('');
});

it.each<[string, () => unknown]>([
  ['the account is approved by now', () => mockStatus('approved')],
  ['the request fails', () => vi.mocked(request).mockRejectedValue(new Error('No.'))],
])('is hidden if %s', async (_, respond) => {
  respond();
  const { container } = await render(<ApprovalBanner uid="ana" />);
  await vi.waitFor(() => expect(container.textContent).toBe(''));
});

it("doesn't send a request for approved accounts and staff", async () => {
  vi.mocked(useMayNeedApproval).mockReturnValue(false);
  const { container } = await render(<ApprovalBanner uid="ana" />);
  expect(container.textContent).toBe('');
  expect(request).not.toHaveBeenCalled();
});
