import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import StockNoticeButton from './stock-notice-button.tsx';
import { fetchStockNotices, sendStockNotice } from './stock-notice-requests.ts';

vi.mock('./stock-notice-requests.ts', () => ({
  fetchStockNotices: vi.fn(),
  sendStockNotice: vi.fn(),
}));
vi.mock('../../shared/session/use-session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: { uid: 'ana', email: 'ana@example.com' } }),
}));
const fetched = vi.mocked(fetchStockNotices);
const sent = vi.mocked(sendStockNotice);

beforeEach(() => {
  fetched.mockReset().mockResolvedValue([]);
  sent.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const open = () => render(<StockNoticeButton sku="I4510" />);

it('keeps focus while the request is sent, and sends it once', async () => {
  let answer: (skus: string[]) => void = () => undefined;
  sent.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { user, findByRole, findByText } = await open();
  const button = await findByRole('button', { name: 'Email me when it’s back' });
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await user.click(button);
  await user.click(button);
  expect(document.activeElement).toBe(button);
  answer(['I4510']);
  expect(await findByText(/ana@example.com/)).toBeTruthy();
  expect(document.activeElement).toBe(button);
  expect(sent).toHaveBeenCalledOnce();
});

it("shows that an earlier request couldn't be checked, and allows a new one", async () => {
  fetched.mockRejectedValue(new Error('offline'));
  sent.mockResolvedValue(['I4510']);
  const { user, findByText, getByRole, queryByText } = await open();
  const unknown = 'We couldn’t check whether you’ve already asked. You can ask again.';
  await findByText(unknown);
  await user.click(getByRole('button', { name: 'Email me when it’s back' }));
  expect(await findByText(/ana@example.com/)).toBeTruthy();
  expect(queryByText(unknown)).toBeNull();
});
