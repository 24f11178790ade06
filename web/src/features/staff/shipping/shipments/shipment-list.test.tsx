import { expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { shipmentFixture } from '../../testing/fixtures.ts';
import { ShipmentList } from './shipment-list.tsx';
import type { ListedShipment } from './use-staff-shipments.ts';

vi.mock('./use-packer.ts', () => ({ usePacker: () => 'packer@example.com' }));

const open = (shipments: readonly ListedShipment[]) =>
  render(<ShipmentList shipments={shipments} onMessage={() => undefined} />, {
    content: ['staff'],
  });

it('prints the slips of all packages at the same time', async () => {
  const [first, second] = [shipmentFixture(), shipmentFixture({ id: 's2' })];
  const { getByRole } = await open([first, second, shipmentFixture({ id: 's3', state: 'undone' })]);
  const print = getByRole('link', { name: 'Print 2 packing slips' });
  expect(print.getAttribute('href')).toBe('/staff/shipping/packing-slips?order=a');
});

it('prints the slips of a return’s replacements', async () => {
  const replacement = { kind: 'replacement', orderId: null, rmaNumber: 'K7QM-3XWT' } as const;
  const shipments = ['s1', 's2'].map((id) => shipmentFixture({ id, ...replacement }));
  const { getByRole } = await open(shipments);
  const print = getByRole('link', { name: 'Print 2 packing slips' });
  expect(print.getAttribute('href')).toBe('/staff/shipping/packing-slips?rma=K7QM-3XWT');
});

it('has no separate print button for a single package', async () => {
  const { queryByRole, getByRole } = await open([shipmentFixture()]);
  expect(queryByRole('link', { name: /^Print/ })).toBeNull();
  expect(getByRole('link', { name: 'Packing slip: Shipment 1 of 1' })).toBeTruthy();
});
