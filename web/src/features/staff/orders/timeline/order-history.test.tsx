import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { OrderHistory } from './order-history.tsx';

vi.mock('../../call-staff.ts', () => ({
  callStaff: () => Promise.resolve({ events: [], mails: [], audit: [] }),
}));

const shippedAt = Timestamp.fromDate(new Date('2026-11-20T18:00:00Z'));

type HistoryProps = Parameters<typeof OrderHistory>[0];

const order = { currency: 'usd', updatedAt: shippedAt } as HistoryProps['order'];
const shipment = {
  id: 'shipment',
  state: 'released',
  carrier: 'ups',
  trackingNumber: '1Z999AA10123456784',
  lines: [{ sku: 'I4510', name: 'Implant', quantity: 2, lot: 'A1', expiry: '2029-05-31' }],
  ...{ shippedAt, releaseAt: shippedAt, releasedAt: shippedAt, updatedAt: shippedAt },
} as unknown as HistoryProps['shipments'][number];

it.each([
  ['en', /packed.*UPS 1Z999AA10123456784.*2 × Implant \(I4510\), lot A1, expires May 31, 2029$/i],
  ['es', /UPS 1Z999AA10123456784.*2 × Implant \(I4510\), lote A1, vence el 31 de mayo de 2029$/i],
] as const)('lists shipments with their tracking link and lots (%s)', async (language, text) => {
  const { findAllByText, getByRole } = await render(
    <OrderHistory orderId="order" order={order} shipments={[shipment]} onMessage={() => {}} />,
    { language, content: ['staff'] },
  );
  const [time] = await findAllByText(/2026/);
  expect(time?.closest('li')?.textContent).toMatch(text);
  const link = getByRole('link', { name: /1Z999AA10123456784/ });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.ups\.com\//);
});
