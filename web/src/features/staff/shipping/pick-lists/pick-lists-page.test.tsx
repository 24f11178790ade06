import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { orderFixture } from '../../testing/fixtures.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import PickListsPage from './pick-lists-page.tsx';

vi.mock('../../use-live-document.ts', () => ({ useLiveDocument: vi.fn() }));
const live = vi.mocked(useLiveDocument);

const items = [
  { sku: 'I4510', name: 'Implant', unitPrice: 12_500, quantity: 3 },
  { sku: 'HD55S', name: 'Drill', unitPrice: 5_000, quantity: 1 },
];
const order = orderFixture({ number: 'K7QM-3XWT', items, packed: { I4510: 1, HD55S: 1 } });

const open = (address: string) =>
  render(<PickListsPage />, { content: ['staff'], path: `/staff/shipping/pick-lists${address}` });

beforeEach(() => {
  live.mockReset();
});

it('lists only units that still have to be shipped, with each order once', async () => {
  live.mockReturnValue(order);
  const { getAllByRole, getByRole, queryByText } = await open('?order=a&order=a&order=b');
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(2);
  const [row] = getAllByRole('row').slice(1);
  expect(row?.textContent).toBe('2I4510Implant');
  expect(queryByText('Drill')).toBeNull();
  expect(getByRole('link', { name: 'Back to the queue' })).toBeTruthy();
});

it('shows a message if nothing is left to ship or an order is missing', async () => {
  live.mockReturnValueOnce({ ...order, toShip: false }).mockReturnValueOnce('missing');
  const { getByText } = await open('?order=a&order=b');
  expect(getByText('Nothing is left to ship.')).toBeTruthy();
  expect(getByText('Order b couldn’t be found.')).toBeTruthy();
});

it('ignores invalid IDs in the URL', async () => {
  const { getByText } = await open('?order=a%2Fb&rma=__x__');
  expect(getByText('No orders are selected. Select some in the queue.')).toBeTruthy();
  expect(live).not.toHaveBeenCalled();
});
