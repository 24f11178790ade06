import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { shipmentFixture } from '../testing/fixtures.ts';
import { OrderShipments } from './order-shipments.tsx';
import type { OwnShipment } from './use-own-shipments.ts';

const open = (shipments: readonly OwnShipment[], language: 'en' | 'es' = 'en') =>
  render(<OrderShipments orderName="K7QM-3XWT" shipments={shipments} />, {
    language,
    content: ['account'],
  });

it.each([
  ['en', 'Shipped November 20, 2026', 'Lot L1', 'Expires May 31, 2029'],
  ['es', 'Enviado el 20 de noviembre de 2026', 'Lote L1', 'Vence el 31 de mayo de 2029'],
] as const)(
  'shows when each lot was shipped and when it expires (%s)',
  async (language, ...texts) => {
    const { getByRole, getAllByRole } = await open([shipmentFixture()], language);
    expect(getByRole('heading', { level: 3 }).textContent).toBe(texts[0]);
    const [shipment] = getAllByRole('listitem');
    for (const text of ['2 × Implant', '1 × Drill', ...texts]) {
      expect(shipment?.textContent).toContain(text);
    }
  },
);

it("links to the carrier's tracking page in a new tab", async () => {
  const { getByRole } = await open([shipmentFixture()]);
  const link = getByRole('link', { name: 'Track 1Z999AA10123456784 (opens in a new tab)' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.ups\.com\/.*1Z999AA10123456784$/);
  expect(link.getAttribute('rel')).toContain('noopener');
});

it.each([
  [{ carrier: 'other', trackingNumber: 'X1' }, /Other carrier.*Tracking number: X1/],
  [{ carrier: 'fedex', trackingNumber: null }, /FedEx/],
] as const)('has no tracking link for %j', async (changes, text) => {
  const { getAllByRole, queryByRole } = await open([shipmentFixture(changes)]);
  expect(getAllByRole('listitem')[0]?.textContent).toMatch(text);
  expect(queryByRole('link')).toBeNull();
});

it('links a replacement to its return', async () => {
  const replacement = { kind: 'replacement', orderId: null, rmaNumber: 'R7QM-3XWT' } as const;
  const { getByRole } = await open([shipmentFixture(replacement)]);
  expect(getByRole('heading', { level: 3 }).textContent).toMatch(/^Replacement shipped November/);
  const link = getByRole('link', { name: 'For return R7QM-3XWT' });
  expect(link.getAttribute('href')).toBe('/account/returns/R7QM-3XWT');
});
