import { beforeEach, expect, it, vi } from 'vitest';
import { request } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { render } from '../../shared/testing/render.tsx';
import AcknowledgeRecallPage from './acknowledge-recall-page.tsx';

vi.mock('../../shared/api/api-client.ts', () => ({ request: vi.fn() }));
const send = vi.mocked(request);

const token = 'a_-'.padEnd(43, '0');

const open = (hash: string) =>
  render(<AcknowledgeRecallPage />, { path: `/recall${hash}`, content: ['recall'] });

beforeEach(() => {
  send.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('confirms only after a click, and shows the product, lots, and time', async () => {
  send.mockResolvedValue({
    product: 'Implant 4.5 × 10 mm',
    lots: ['A1', 'A2'],
    acknowledgedAt: '2026-11-27T12:00:00.000Z',
  });
  const { getByRole, findByText, getByText, user } = await open(`#${token}`);
  expect(send).not.toHaveBeenCalled();
  await user.click(getByRole('button', { name: 'Confirm receipt' }));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    '/api/recall-acknowledgments',
    expect.objectContaining({ method: 'POST', body: { token } }),
  );
  expect(await findByText(/^You confirmed this notice on November 27, 2026/)).toBeTruthy();
  expect(getByText('Implant 4.5 × 10 mm')).toBeTruthy();
  expect(getByText('A1, A2')).toBeTruthy();
  expect(document.activeElement).toBe(getByRole('status'));
});

it.each(['', '#', '#short', `#${token}x`])(
  'shows no button if the URL fragment is %j',
  async (hash) => {
    const { getByRole, queryByRole } = await open(hash);
    expect(getByRole('status').textContent).toContain('This link is incomplete');
    expect(queryByRole('button')).toBeNull();
    expect(getByRole('link', { name: 'Contact us' })).toBeTruthy();
  },
);

it('explains that the link is no longer valid', async () => {
  send.mockRejectedValue(new ApiError(404, { code: 'recall-link-invalid', error: 'No.' }));
  const { getByRole, findByRole, queryByRole, user } = await open(`#${token}`);
  await user.click(getByRole('button', { name: 'Confirm receipt' }));
  expect((await findByRole('status')).textContent).toContain('no longer valid');
  expect(queryByRole('button')).toBeNull();
});

it.each([
  ['too-many-requests', 'Too many attempts. Try again in 1 min.'],
  ['network', 'We couldn’t record your confirmation. Check your connection and try again.'],
])('lets the visitor try again after the error %s', async (code, sentence) => {
  send.mockRejectedValue(new ApiError(429, { code, error: 'No.' }));
  const { getByRole, findByText, user } = await open(`#${token}`);
  await user.click(getByRole('button', { name: 'Confirm receipt' }));
  expect(await findByText(sentence)).toBeTruthy();
  expect(getByRole('button', { name: 'Confirm receipt' })).toHaveProperty('disabled', false);
});
