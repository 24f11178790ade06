import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { StaffTable } from './staff-table.tsx';
import type { TableColumn } from './table-types.ts';
import { useRowPages } from './use-row-pages.ts';

// As cards. The grid needs a layout, so `tests/browser/staff-tables.spec.ts` tests it.
beforeEach(() => {
  window.innerWidth = 390;
});

interface Order {
  id: string;
  customer: string;
  note: string;
}

const orders = Array.from({ length: 60 }, (_, index) => ({
  id: `order-${index}`,
  customer: `Customer ${index}`,
  note: index === 0 ? 'Urgent' : '',
}));

const columns: TableColumn<Order>[] = [
  { id: 'id', label: 'Order', width: 120, content: ({ id }) => id },
  { id: 'customer', label: 'Customer', width: 120, content: ({ customer }) => customer },
  { id: 'note', label: 'Note', width: 120, content: ({ note }) => note },
  {
    id: 'pack',
    label: 'Action',
    width: 120,
    onCard: 'action',
    content: ({ id }) => <button type="button">{`Pack ${id}`}</button>,
  },
];

function Orders({ all = orders }: { all?: readonly Order[] }) {
  const { rows, pager } = useRowPages(all);
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <StaffTable
      label="Orders"
      columns={columns}
      rows={rows}
      pager={pager}
      selection={{ selected, onSelect: setSelected, nameOf: ({ id }) => id }}
    />
  );
}

const open = () => render(<Orders />, { content: ['staff'] });

it('shows a card with the title, the labeled values, and the actions of each row', async () => {
  const { getAllByRole, getByRole } = await open();
  expect(getByRole('list', { name: 'Orders' })).toBeTruthy();
  const [first, second] = getAllByRole('listitem');
  expect(first?.textContent).toBe('order-0CustomerCustomer 0NoteUrgentPack order-0');
  expect(second?.textContent).toBe('order-1CustomerCustomer 1Pack order-1');
});

it('pages through the rows without losing focus', async () => {
  const { getAllByRole, getByRole, user } = await open();
  const titles = () => getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(titles()).toHaveLength(25);
  const next = getByRole('button', { name: 'Next' });
  await user.click(next);
  expect(titles()[0]).toContain('order-25');
  await user.click(next);
  expect(titles()).toHaveLength(10);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(next);
  await user.click(getByRole('button', { name: 'Previous' }));
  expect(titles()[0]).toContain('order-25');
});

it('shows the last page if the rows of the current page disappear', async () => {
  const { getAllByRole, getByRole, user, rerender } = await open();
  await user.click(getByRole('button', { name: 'Next' }));
  rerender(<Orders all={orders.slice(0, 5)} />);
  expect(getAllByRole('listitem')).toHaveLength(5);
});

it('keeps the selection when the page changes', async () => {
  const { getByRole, user } = await open();
  await user.click(getByRole('checkbox', { name: 'Select order-3' }));
  await user.click(getByRole('button', { name: 'Next' }));
  await user.click(getByRole('checkbox', { name: 'Select all shown' }));
  await user.click(getByRole('button', { name: 'Previous' }));
  const selected = getByRole('checkbox', { name: 'Select order-3' });
  expect(selected).toHaveProperty('checked', true);
  expect(getByRole('checkbox', { name: 'Select order-4' })).toHaveProperty('checked', false);
});

it('links to the pages that have a URL', async () => {
  const pager = { previous: undefined, next: '?after=1' };
  const { getByRole } = await render(
    <StaffTable label="Orders" columns={columns} rows={orders.slice(0, 25)} pager={pager} />,
    { content: ['staff'] },
  );
  expect(getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/?after=1');
});

it('has no pager if everything fits on one page', async () => {
  const onSelect = vi.fn();
  const { queryByRole } = await render(
    <StaffTable
      label="Orders"
      columns={columns}
      rows={orders.slice(0, 2)}
      selection={{ selected: [], onSelect, nameOf: ({ id }) => id }}
      pager={{}}
    />,
    { content: ['staff'] },
  );
  expect(queryByRole('navigation')).toBeNull();
});

it('sorts cards with a menu, because they have no headers', async () => {
  const onSort = vi.fn();
  const sortable = columns.map((column) => ({ ...column, isSortable: column.id === 'customer' }));
  const { getByRole, user } = await render(
    <StaffTable
      label="Orders"
      columns={sortable}
      rows={orders.slice(0, 2)}
      sort={{ column: 'customer', direction: 'desc', onSort }}
    />,
    { content: ['staff'] },
  );
  const menu = getByRole('combobox', { name: 'Sort order' });
  expect(menu).toHaveProperty('value', 'desc customer');
  await user.selectOptions(menu, 'Sort by Customer, ascending');
  expect(onSort).toHaveBeenCalledExactlyOnceWith('customer', 'asc');
});

it('shows all text of a card on request, but only if it was shortened', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.textContent === 'W'.repeat(500) ? 200 : 40;
  });
  const rows = [
    { id: 'order-1', customer: 'Ana', note: '' },
    { id: 'order-2', customer: 'W'.repeat(500), note: '' },
  ];
  const { getByRole, user } = await render(
    <StaffTable label="Orders" columns={columns} rows={rows} />,
    { content: ['staff'] },
  );
  const more = getByRole('button', { name: 'Show all text' });
  expect(getByRole('list').lastElementChild?.contains(more)).toBe(true);
  await user.click(more);
  expect(more.textContent).toBe('Show less');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  vi.restoreAllMocks();
});
