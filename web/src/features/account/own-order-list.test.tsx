import { within } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { render } from '../../shared/testing/render.tsx';
import { OwnOrderList } from './own-order-list.tsx';
import { shipmentFixture } from './testing/fixtures.ts';

vi.mock(import('../../shared/api/download-file.ts'), () => ({ downloadFile: vi.fn() }) as never);

const order = {
  id: 'hF3sYt6JcN1gXe5WvP0u',
  uid: 'ana',
  number: '26FB-ET3Y',
  items: [
    { sku: 'HD55S', name: 'Wide Head Drill', unitPrice: 9100, quantity: 10 },
    { sku: 'GONE-1', name: 'Old Drill', unitPrice: 5000, quantity: 2 },
  ],
  amount: 101_000,
  amountRefunded: 0,
  currency: 'usd',
  status: 'completed',
  receiptUrl: 'https://pay.stripe.com/receipts/1',
  createdAt: Timestamp.fromDate(new Date('2026-11-03T12:00:00Z')),
} as Parameters<typeof OwnOrderList>[0]['orders'][number];

const search = [{ sku: 'HD55S', name: 'Wide Head Drill', category: 'Drills' }];

const open = (width: number) => {
  window.innerWidth = width;
  return render(<OwnOrderList orders={[order]} shipments={new Map()} />, {
    pageData: { [catalogueData.search.url]: search },
  });
};

const initialWidth = window.innerWidth;
beforeEach(() => () => {
  window.innerWidth = initialWidth;
});

it('shows the number, status, date, item count, and amount first on a phone', async () => {
  const { getByRole } = await open(390);
  const card = getByRole('listitem');
  const summary = /^Order 26FB-ET3YCompletedNovember 3, 202612 items\$1,010\.00/;
  expect(card.textContent).toMatch(summary);
  const link = getByRole('link', { name: 'Order 26FB-ET3Y' });
  expect(link.getAttribute('href')).toBe(`/account/orders/${order.id}`);
  expect(getByRole('button', { name: 'Reorder' })).toBeTruthy();
});

it.each([390, 1280])(
  'shows the shipping status next to the payment status at %i px',
  async (width) => {
    window.innerWidth = width;
    const shipped = { HD55S: 10 };
    const orders = [{ ...order, shipped, fulfillment: 'partially shipped' as const }];
    const { getByText } = await render(<OwnOrderList orders={orders} shipments={new Map()} />, {
      pageData: { [catalogueData.search.url]: search },
    });
    expect(getByText('Completed')).toBeTruthy();
    expect(getByText('Partially shipped')).toBeTruthy();
  },
);

const lines = [{ sku: 'HD55S', name: 'Drill', quantity: 4, lot: 'L1', expiry: '2029-05-31' }];
const shipment = shipmentFixture({ orderId: order.id, lines });

it.each([
  [390, 'en', '4 of 10 shipped', '0 of 2 shipped', 'Shipped November 20, 2026', 'Items and lots'],
  [1280, 'en', '4 of 10 shipped', '0 of 2 shipped', 'Shipped November 20, 2026', 'Items and lots'],
  [
    1280,
    'es',
    'Enviados: 4 de 10',
    'Enviados: 0 de 2',
    'Enviado el 20 de nov',
    'Artículos y lotes',
  ],
] as const)(
  'shows the shipped units of each line, tracking, and lots at %i px (%s)',
  async (width, language, first, second, date, contents) => {
    window.innerWidth = width;
    const shipped = { shipped: { HD55S: 4 }, fulfillment: 'partially shipped' as const };
    const { getByText, getByRole, user } = await render(
      <OwnOrderList
        orders={[{ ...order, ...shipped }]}
        shipments={new Map([[order.id, [shipment]]])}
      />,
      { language, content: ['account'], pageData: { [catalogueData.search.url]: search } },
    );
    expect(getByText(first).parentElement?.textContent).toContain('Wide Head Drill');
    expect(getByText(second).parentElement?.textContent).toContain('Old Drill');
    const list = getByRole('list', { name: language === 'en' ? 'Shipments' : 'Envíos' });
    expect(list.textContent).toContain(date);
    const link = within(list).getByRole('link', { name: /1Z999AA10123456784/ });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.ups\.com\//);
    const lots = getByText(contents).closest('details');
    expect(lots?.open).toBe(false);
    await user.click(getByText(contents));
    expect(lots?.open).toBe(true);
    expect(lots?.textContent).toMatch(/HD55S · Lote? L1 · (Expires May 31, 2029|Vence el 31)/);
  },
);

it.each([
  ['nothing of it was shipped', { shipped: {}, fulfillment: 'unfulfilled' }],
  ['it predates shipments', {}],
  ['it is not paid', { shipped: { HD55S: 4 }, fulfillment: 'shipped', status: 'processing' }],
] as const)('says nothing about shipped units of an order if %s', async (_, changes) => {
  window.innerWidth = 1280;
  const orders = [{ ...order, ...changes } as typeof order];
  const { queryByText, queryByRole } = await render(
    <OwnOrderList orders={orders} shipments={new Map()} />,
    { pageData: { [catalogueData.search.url]: search } },
  );
  expect(queryByText(/of \d+ shipped/)).toBeNull();
  expect(queryByRole('list', { name: 'Shipments' })).toBeNull();
});

it('doesn’t count units that were refunded before shipping as open', async () => {
  window.innerWidth = 1280;
  const refund = { requestId: 'r', requestedAt: 1, failed: false };
  const lineRefunds = [{ ...refund, lines: [{ sku: 'HD55S', quantity: 6, shippedQuantity: 0 }] }];
  const shipped = { shipped: { HD55S: 4 }, fulfillment: 'partially shipped' as const };
  const { getByText } = await render(
    <OwnOrderList orders={[{ ...order, ...shipped, lineRefunds }]} shipments={new Map()} />,
    { pageData: { [catalogueData.search.url]: search } },
  );
  expect(getByText('4 of 4 shipped')).toBeTruthy();
});

it('has seven columns and links to products on a wide screen', async () => {
  const { getAllByRole, findByRole, getByText } = await open(1280);
  const headers = getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Order ID', 'Date', 'Items', 'Amount', 'Status', 'Receipt', 'Actions']);
  const product = await findByRole('link', { name: 'Wide Head Drill' });
  expect(product.getAttribute('href')).toBe('/products/Drills/HD55S');
  expect(product.parentElement?.textContent).toBe('Wide Head Drill ×\u00a010');
  expect(getByText('Old Drill').closest('a')).toBeNull();
});
