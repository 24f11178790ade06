import type { Order } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { OrderProgress } from './order-progress.tsx';
import { returnFixture, shipmentFixture } from './testing/fixtures.ts';

const movement = (id: string, type: string, status: string, createdAt: number) => ({
  id,
  data: () => ({ type, status, amount: 12_500, createdAt: Timestamp.fromMillis(createdAt) }),
});

const payment = movement('pi_1', 'payment', 'completed', 1_000);
let docs: ReturnType<typeof movement>[] = [];

vi.mock('reactfire', () => ({
  useFirestore: () => ({}),
  useFirestoreCollection: () => ({ data: { docs } }),
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
}));

beforeEach(() => {
  docs = [
    payment,
    movement('du_1', 'dispute', 'failed', 2_000),
    movement('re_1', 'refund', 'completed', 3_000),
  ];
});

const order = {
  number: 'K7QM-3XWT',
  currency: 'usd',
  status: 'refunded',
  items: [{ sku: 'IMP-1', name: 'Implant', unitPrice: 12_500, quantity: 3 }],
  createdAt: Timestamp.fromMillis(1_000),
} as Order<Timestamp>;
const nothing = { uid: 'ana', orderId: 'order-1', order, shipments: [], returns: [] };

it.each([
  ['en', ['Paid', 'Dispute closed', 'Refunded']],
  ['es', ['Pagado', 'Disputa cerrada', 'Reembolsado']],
] as const)(
  'shows an inquiry as closed if it ended with a refund (%s)',
  async (language, events) => {
    const progress = <OrderProgress {...nothing} />;
    const { getAllByRole } = await render(progress, { language, content: ['account'] });
    const texts = getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(events.map((event) => expect.stringMatching(`${event}\\$125\\.00$`)));
  },
);

it('shows shipments with their tracking link and lots, returns, and what will be shipped next', async () => {
  docs = [payment];
  const open = { status: 'completed', fulfillment: 'partially shipped', shipped: { 'IMP-1': 2 } };
  const { getAllByRole, getByRole } = await render(
    <OrderProgress
      {...nothing}
      order={{ ...order, ...open } as Order<Timestamp>}
      shipments={[shipmentFixture({ shippedAt: Timestamp.fromMillis(2_000) })]}
      returns={[returnFixture({ createdAt: Timestamp.fromMillis(3_000) })]}
    />,
    { content: ['account'] },
  );
  const texts = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/Paid\$125\.00$/),
    expect.stringMatching(
      /Shipped3 itemsUPSTrack 1Z999AA10123456784 .*Lot L1 · Expires May 31, 2029$/,
    ),
    expect.stringMatching(/Return requestedR7QM-3XWT$/),
    'Next: we’ll ship the rest of your order',
  ]);
  const link = getByRole('link', { name: /^Track 1Z999AA10123456784/ });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.ups\.com\/.*1Z999AA10123456784$/);
});

it.each([
  [{}, '/contact?order=K7QM-3XWT#contact-form'],
  [{ number: undefined }, '/contact?order=order-1#contact-form'],
])('passes only the order number or ID to the contact form', async (older, to) => {
  const progress = (
    <OrderProgress {...nothing} order={{ ...order, ...older } as Order<Timestamp>} />
  );
  const { getByRole } = await render(progress, { content: ['account'] });
  expect(getByRole('link', { name: 'Ask about this order' }).getAttribute('href')).toBe(to);
});
