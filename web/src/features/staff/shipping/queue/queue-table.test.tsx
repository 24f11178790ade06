import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { QueueTable } from './queue-table.tsx';

// As cards, because the grid needs a layout.
beforeEach(() => {
  window.innerWidth = 390;
});

const row = (id: string) => ({
  id,
  name: `Order ${id}`,
  since: new Date(Date.now() - 3 * 24 * 3_600_000),
  customer: 'Ana Muñoz',
  units: 4,
  hints: ['Partially shipped'],
  detailsPath: `/staff/orders/${id}`,
  packPath: `/staff/shipping/orders/${id}`,
});

async function open(selected: readonly string[]) {
  const onSelect = vi.fn();
  const table = (
    <QueueTable
      label="Orders"
      nameLabel="Order"
      rows={[row('a'), row('b')]}
      pager={{}}
      selected={selected}
      onSelect={onSelect}
    />
  );
  return { onSelect, ...(await render(table, { content: ['staff'] })) };
}

it('shows age, customer, and open units, and links to the packing screen', async () => {
  const { getAllByRole, getByRole } = await open([]);
  const text = getAllByRole('listitem')[0]?.textContent;
  for (const shown of ['3 days', 'Ana Muñoz', '4', 'Partially shipped'])
    expect(text).toContain(shown);
  const pack = getByRole('link', { name: 'Pack Order a' });
  expect(pack.getAttribute('href')).toBe('/staff/shipping/orders/a');
});

it('selects one order, all orders, and none', async () => {
  const { getByRole, user, onSelect, unmount } = await open(['a']);
  await user.click(getByRole('checkbox', { name: 'Select Order b' }));
  expect(onSelect).toHaveBeenLastCalledWith(['a', 'b']);
  await user.click(getByRole('checkbox', { name: 'Select Order a' }));
  expect(onSelect).toHaveBeenLastCalledWith([]);
  await user.click(getByRole('checkbox', { name: 'Select all shown' }));
  expect(onSelect).toHaveBeenLastCalledWith(['a', 'b']);
  unmount();
  const all = await open(['a', 'b']);
  await all.user.click(all.getByRole('checkbox', { name: 'Select all shown' }));
  expect(all.onSelect).toHaveBeenLastCalledWith([]);
});
