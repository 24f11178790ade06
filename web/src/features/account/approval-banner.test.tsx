import { beforeEach, expect, it, vi } from 'vitest';
import { useApproval } from '../../shared/approval/use-approval.tsx';
import { useMayLackApproval } from '../../shared/approval/use-may-lack-approval.ts';
import { render } from '../../shared/testing/render.tsx';
import { ApprovalBanner } from './approval-banner.tsx';

vi.mock('../../shared/approval/use-approval.tsx', () => ({ useApproval: vi.fn() }));
vi.mock('../../shared/approval/use-may-lack-approval.ts', () => ({ useMayLackApproval: vi.fn() }));

type Answer = Pick<ReturnType<typeof useApproval>, 'approval' | 'status'>;
const pending: Answer = { approval: 'pending', status: 'pending' };

function answer(given: Answer) {
  vi.mocked(useApproval).mockReturnValue({ ...given, listener: null, recheck: () => undefined });
}

beforeEach(() => {
  vi.mocked(useMayLackApproval).mockReturnValue(true);
});

it('says that the account waits for approval', async () => {
  answer(pending);
  const { getByRole } = await render(<ApprovalBanner uid="ana" />);
  expect(getByRole('status').textContent).toContain('Your account is pending approval.');
});

it.each([
  ['declined', /was not approved/],
  ['suspended', /is suspended/],
] as const)('says that the account is %s, and whom to ask', async (status, words) => {
  answer({ approval: 'pending', status });
  const { getByRole } = await render(<ApprovalBanner uid="ana" />);
  expect(getByRole('status').textContent).toMatch(words);
  expect(getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

it('leads whoever has never registered to the registration', async () => {
  answer({ approval: 'pending', status: null });
  const { getByRole } = await render(<ApprovalBanner uid="ana" />);
  expect(getByRole('status').textContent).toMatch(/is not registered/);
  expect(getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
});

it('keeps the room while the server is asked, and says nothing yet', async () => {
  answer({ approval: 'checking', status: undefined });
  const { queryByRole, container } = await render(<ApprovalBanner uid="ana" />);
  expect(queryByRole('status')).toBeNull();
  expect(container.textContent).not.toBe('');
});

it.each<[string, Answer]>([
  ['was approved meanwhile', { approval: 'approved', status: 'approved' }],
  ['could not be asked about', { approval: 'failed', status: undefined }],
])('is not there for an account that %s', async (_, given) => {
  answer(given);
  const { container } = await render(<ApprovalBanner uid="ana" />);
  expect(container.textContent).toBe('');
});

it('asks nothing where the sign-in says that the account is approved, or of staff', async () => {
  answer({ approval: 'pending', status: null });
  vi.mocked(useMayLackApproval).mockReturnValue(false);
  const { container } = await render(<ApprovalBanner uid="ana" />);
  expect(container.textContent).toBe('');
});
