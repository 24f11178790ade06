import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { accountFixture, orderFixture } from '../testing/fixtures.ts';
import { useLiveDocument } from '../use-live-document.ts';
import { OrderCustomer } from './order-customer.tsx';

vi.mock('../use-live-document.ts', () => ({ useLiveDocument: vi.fn() }));
const account = vi.mocked(useLiveDocument);

const open = (changes: Parameters<typeof orderFixture>[0] = {}) =>
  render(<OrderCustomer order={orderFixture(changes)} />, { content: ['staff'] });

beforeEach(() => {
  account.mockReset();
  account.mockReturnValue('missing');
});

it('shows the card and opens the payment in Stripe', async () => {
  const { getByText, getByRole } = await open({ card: { brand: 'amex', last4: '0005' } });
  expect(getByText('American Express ending in 0005')).toBeTruthy();
  const link = getByRole('link', { name: 'Open in Stripe' });
  expect(link.getAttribute('href')).toMatch(/\/payments\/pi_1$/);
});

it('shows no card if the payment had none', async () => {
  const { queryByText } = await open();
  expect(queryByText(/ending in/)).toBeNull();
});

it("shows the account's phone number", async () => {
  account.mockReturnValue(accountFixture({ phone: '+1 702 555 0123' }));
  const { getByRole } = await open();
  const phone = getByRole('link', { name: '+1 702 555 0123' });
  expect(phone.getAttribute('href')).toBe('tel:+17025550123');
});

it('shows no phone number after the account was deleted', async () => {
  const { getAllByRole } = await open();
  expect(
    getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:')),
  ).toEqual([]);
});

it('leaves out the receipt if the payment had none', async () => {
  const { queryByText } = await open({ receiptUrl: null });
  expect(queryByText('N/A')).toBeNull();
});
