import type { Order } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { OrderProgress } from './order-progress.tsx';

const movement = (id: string, type: string, status: string, createdAt: number) => ({
  id,
  data: () => ({ type, status, amount: 12_500, createdAt: Timestamp.fromMillis(createdAt) }),
});

const settled = [
  movement('pi_1', 'payment', 'completed', 1_000),
  movement('du_1', 'dispute', 'failed', 2_000),
  movement('re_1', 'refund', 'completed', 3_000),
];

vi.mock('reactfire', () => ({
  useFirestore: () => ({}),
  useFirestoreCollection: () => ({ data: { docs: settled } }),
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
}));

const order = {
  number: 'K7QM-3XWT',
  currency: 'usd',
  status: 'refunded',
  createdAt: Timestamp.fromMillis(1_000),
} as Order<Timestamp>;

it.each([
  ['en', ['Paid', 'Dispute closed', 'Refunded']],
  ['es', ['Pagado', 'Disputa cerrada', 'Reembolsado']],
] as const)(
  'shows an inquiry as closed if it ended with a refund (%s)',
  async (language, events) => {
    const progress = <OrderProgress uid="ana" orderId="order" order={order} />;
    const { getAllByRole } = await render(progress, { language, content: ['account'] });
    const texts = getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(events.map((event) => expect.stringMatching(`${event}\\$125\\.00$`)));
  },
);

it.each([
  [{}, '/contact?order=K7QM-3XWT#contact-form'],
  [{ number: undefined }, '/contact?order=order-1#contact-form'],
])('passes only the order number or ID to the contact form', async (older, to) => {
  const progress = (
    <OrderProgress uid="ana" orderId="order-1" order={{ ...order, ...older } as Order<Timestamp>} />
  );
  const { getByRole } = await render(progress, { content: ['account'] });
  expect(getByRole('link', { name: 'Ask about this order' }).getAttribute('href')).toBe(to);
});
