import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { render } from '../../shared/testing/render.tsx';
import { OrderList } from './order-list.tsx';

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
} as Parameters<typeof OrderList>[0]['orders'][number];

const search = [{ sku: 'HD55S', name: 'Wide Head Drill', category: 'Drills' }];

const open = (width: number) => {
  window.innerWidth = width;
  return render(<OrderList orders={[order]} />, {
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
    const { getByText } = await render(<OrderList orders={orders} />, {
      pageData: { [catalogueData.search.url]: search },
    });
    expect(getByText('Completed')).toBeTruthy();
    expect(getByText('Partially shipped')).toBeTruthy();
  },
);

it('has seven columns and links to products on a wide screen', async () => {
  const { getAllByRole, findByRole, getByText } = await open(1280);
  const headers = getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Order ID', 'Date', 'Items', 'Amount', 'Status', 'Receipt', 'Actions']);
  const product = await findByRole('link', { name: 'Wide Head Drill' });
  expect(product.getAttribute('href')).toBe('/products/Drills/HD55S');
  expect(product.parentElement?.textContent).toBe('Wide Head Drill ×\u00a010');
  expect(getByText('Old Drill').closest('a')).toBeNull();
});
