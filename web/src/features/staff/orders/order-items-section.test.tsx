import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { asStaff } from '../testing/as-staff.tsx';
import { orderFixture } from '../testing/fixtures.ts';
import { OrderItemsSection } from './order-items-section.tsx';

async function sumsOf(changes: Parameters<typeof orderFixture>[0]) {
  const section = asStaff(<OrderItemsSection order={orderFixture(changes)} />);
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

it('shows how many units of each line are shipped and still to ship', async () => {
  const item = { sku: 'I4510', name: 'Implant', unitPrice: 12_500, quantity: 3 };
  const order = orderFixture({ items: [item], packed: { I4510: 1 } });
  const section = asStaff(<OrderItemsSection order={order} />);
  const { getAllByRole } = await render(section, { content: ['staff'] });
  const texts = (role: string) => getAllByRole(role).map(({ textContent }) => textContent);
  const cells = texts('cell');
  const column = (name: string) => cells[texts('columnheader').indexOf(name)];
  expect([column('Quantity'), column('Shipped'), column('To ship')]).toEqual(['3', '1', '2']);
});
