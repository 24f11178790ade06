import { beforeEach, expect, it, vi } from 'vitest';
import { returns } from '../../../../shared/firestore/collections.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { orderFixture, shipmentFixture } from '../../testing/fixtures.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import { useStaffShipments } from '../shipments/use-staff-shipments.ts';
import PackingSlipsPage from './packing-slips-page.tsx';

vi.mock('../../use-live-document.ts', () => ({ useLiveDocument: vi.fn() }));
vi.mock('../shipments/use-packer.ts', () => ({ usePacker: () => 'packer@example.com' }));
vi.mock('../shipments/use-staff-shipments.ts', () => ({ useStaffShipments: vi.fn() }));
const live = vi.mocked(useLiveDocument);
const shipments = vi.mocked(useStaffShipments);

const items = [
  { sku: 'I4510', name: 'Implant', unitPrice: 12_500, quantity: 3 },
  { sku: 'HD55S', name: 'Drill', unitPrice: 5_000, quantity: 1 },
];

function showOrder(changes: Parameters<typeof orderFixture>[0] | 'missing' = {}) {
  const order =
    changes === 'missing' ? changes : orderFixture({ number: 'K7QM', items, ...changes });
  live.mockImplementation((collection: unknown) => {
    return collection === returns ? 'missing' : order;
  });
}

const open = (address: string) =>
  render(<PackingSlipsPage />, {
    content: ['staff'],
    path: `/staff/shipping/packing-slips${address}`,
  });

beforeEach(() => {
  live.mockReset();
  shipments.mockReset();
});

it('prints a slip with lots for each package, once per order', async () => {
  showOrder({ packed: { I4510: 2 } });
  shipments.mockReturnValue([
    shipmentFixture({ id: 'undone', state: 'undone' }),
    shipmentFixture({ id: 's1' }),
    shipmentFixture({
      id: 's2',
      lines: [{ sku: 'I4510', name: 'Implant', quantity: 1, lot: 'B2', expiry: '2029-05-31' }],
    }),
  ]);
  const { getAllByRole } = await open('?order=a&order=a');
  const slips = getAllByRole('region');
  expect(slips.map((each) => each.querySelector('h2')?.textContent)).toEqual([
    'Packing slip K7QM, shipment 1 of 2',
    'Packing slip K7QM, shipment 2 of 2',
  ]);
  expect(slips[0]?.textContent).toContain('1 unit, lot A1, expires May 31, 2029');
  expect(slips[1]?.textContent).toContain('1 unit, lot B2, expires May 31, 2029');
  expect(slips[0]?.textContent).toContain('packer@example.com');
});

it('prints the units to pack if nothing has been packed', async () => {
  const line = { sku: 'I4510', quantity: 1, shippedQuantity: 0 };
  const refund = { requestId: 'r1', requestedAt: 1, lines: [line], failed: false };
  showOrder({ lineRefunds: [refund] });
  shipments.mockReturnValue([]);
  const { getAllByRole, getByRole } = await open('?order=a');
  expect(getByRole('region', { name: 'Packing slip K7QM' })).toBeTruthy();
  const rows = getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['2I4510Implant', '1HD55SDrill']);
});

it('marks slips of an order that was refunded by amount only until it has shipped', async () => {
  const mark = 'PARTLY REFUNDED: check the order before shipping';
  showOrder({ amountRefunded: 900 });
  shipments.mockReturnValue([]);
  const unpacked = await open('?order=a');
  expect(unpacked.getByText(mark)).toBeTruthy();
  unpacked.unmount();
  shipments.mockReturnValue([
    shipmentFixture({ id: 's1', state: 'released' }),
    shipmentFixture({ id: 's2', state: 'held' }),
  ]);
  const { getAllByRole, unmount } = await open('?order=a');
  const marked = getAllByRole('region').map(({ textContent }) => textContent?.includes(mark));
  expect(marked).toEqual([false, true]);
  unmount();
  showOrder({ amountRefunded: 0 });
  expect((await open('?order=a')).queryByText(mark)).toBeNull();
});

it('shows a message if nothing is left to ship or a record is missing', async () => {
  showOrder({ status: 'refunded', toShip: false });
  shipments.mockReturnValue([]);
  const { getByText, unmount } = await open('?order=a&rma=K7QM-3XWT');
  expect(getByText('REFUNDED')).toBeTruthy();
  expect(getByText('Nothing is left to ship.')).toBeTruthy();
  expect(getByText('Order K7QM-3XWT couldn’t be found.')).toBeTruthy();
  unmount();
  showOrder('missing');
  const missing = await open('?order=b');
  expect(missing.getByText('Order b couldn’t be found.')).toBeTruthy();
});

it('ignores invalid IDs in the URL', async () => {
  const { getByText } = await open('?order=a%2Fb&rma=__x__');
  expect(getByText('No orders are selected. Select some in the queue.')).toBeTruthy();
  expect(live).not.toHaveBeenCalled();
});
