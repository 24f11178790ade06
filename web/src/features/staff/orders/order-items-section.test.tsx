import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { asStaff } from '../testing/as-staff.tsx';
import { orderFixture } from '../testing/fixtures.ts';
import { OrderItemsSection } from './order-items-section.tsx';

async function sumsOf(
  changes: Parameters<typeof orderFixture>[0],
  transactions: Parameters<typeof OrderItemsSection>[0]['transactions'] = [],
) {
  const section = asStaff(
    <OrderItemsSection order={orderFixture(changes)} transactions={transactions} />,
  );
  const { getAllByRole } = await render(section, { content: ['staff'] });
  const texts = (role: string) => getAllByRole(role).map(({ textContent }) => textContent);
  const amounts = texts('definition');
  return texts('term').map((label, index) => `${label}: ${amounts[index]}`);
}

it.each(['completed', 'disputed'] as const)(
  'shows the paid, refunded, and remaining amounts of a %s order',
  async (status) => {
    expect(await sumsOf({ status })).toEqual([
      'Paid: $125.00',
      'Refunded: -$25.00',
      'Net: $100.00',
    ]);
  },
);

it.each(['pending', 'processing', 'failed'] as const)(
  "doesn't show the amount of a %s order as paid",
  async (status) => {
    expect(await sumsOf({ status, amountRefunded: 0 })).toEqual(['Unpaid: $125.00']);
  },
);

it('breaks the refunds down by item and adds them up', async () => {
  const item = { sku: 'I4510', name: 'Implant', unitPrice: 5_000, quantity: 3 };
  const lines = [{ sku: 'I4510', quantity: 2, shippedQuantity: 0 }];
  const lineRefunds = [{ requestId: 'r', requestedAt: 0, lines, failed: false }];
  const order = { items: [item], amount: 15_000, amountRefunded: 6_000, lineRefunds };
  const pending = { type: 'refund', status: 'pending', amount: 5_000 } as const;
  expect(await sumsOf(order, [pending])).toEqual([
    'Paid: $150.00',
    'Refunded items: -$100.00',
    'Other refunds: -$10.00',
    'Pending refunds: $50.00',
    'Total refunded: -$60.00',
    'Net: $90.00',
  ]);
});

it('shows the refunded units and their amount on each line', async () => {
  const lines = [{ sku: 'I4510', quantity: 1, shippedQuantity: 0 }];
  const lineRefunds = [{ requestId: 'r', requestedAt: 0, lines, failed: false }];
  const order = orderFixture({ amountRefunded: 12_500, lineRefunds });
  const section = asStaff(<OrderItemsSection order={order} transactions={[]} />);
  const { getByRole } = await render(section, { content: ['staff'] });
  expect(getByRole('columnheader', { name: 'Refunded' })).toBeTruthy();
  expect(getByRole('cell', { name: '1 ($125.00)' })).toBeTruthy();
});

it('shows how many units of each line are shipped and still to ship', async () => {
  const item = { sku: 'I4510', name: 'Implant', unitPrice: 12_500, quantity: 3 };
  const order = orderFixture({ items: [item], packed: { I4510: 1 } });
  const section = asStaff(<OrderItemsSection order={order} transactions={[]} />);
  const { getAllByRole } = await render(section, { content: ['staff'] });
  const texts = (role: string) => getAllByRole(role).map(({ textContent }) => textContent);
  const cells = texts('cell');
  const column = (name: string) => cells[texts('columnheader').indexOf(name)];
  expect([column('Quantity'), column('Shipped'), column('To ship')]).toEqual(['3', '1', '2']);
});

it('lists the name and all values of an item on a phone', async () => {
  window.innerWidth = 390;
  const section = asStaff(<OrderItemsSection order={orderFixture()} transactions={[]} />);
  const { getByRole } = await render(section, { content: ['staff'] });
  const text = getByRole('listitem').textContent;
  for (const shown of ['Implant', 'SKUI4510', 'Quantity1', 'To ship1', '$125.00'])
    expect(text).toContain(shown);
});
