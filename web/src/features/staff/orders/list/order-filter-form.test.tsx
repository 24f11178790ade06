import { expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { OrderFilterForm } from './order-filter-form.tsx';
import { readFilters } from './order-list-address.ts';

async function open(address = '') {
  const onFilter = vi.fn();
  const form = (query: string) => (
    <OrderFilterForm
      id="filters"
      filters={readFilters(new URLSearchParams(query))}
      onFilter={onFilter}
    />
  );
  const rendered = await render(form(address), { content: ['staff'] });
  return { ...rendered, onFilter, goTo: (query: string) => rendered.rerender(form(query)) };
}

it('filters by the chosen values', async () => {
  const { getByRole, getByLabelText, user, onFilter } = await open();
  await user.selectOptions(getByRole('combobox', { name: 'Status' }), 'Disputed');
  await user.type(getByRole('textbox', { name: 'SKU' }), 'i4510');
  await user.type(getByLabelText('From'), '2026-03-01');
  await user.click(getByRole('button', { name: 'Filter' }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({
    search: undefined,
    status: 'disputed',
    sku: 'I4510',
    from: '2026-03-01',
    to: undefined,
    customer: undefined,
  });
});

it('rejects a SKU filter for orders that need attention, because the list would ignore it', async () => {
  const { getByRole, getByText, queryByText, user, onFilter } = await open();
  const status = getByRole('combobox', { name: 'Status' });
  const sku = getByRole('textbox', { name: 'SKU' });
  await user.selectOptions(status, 'Needs attention');
  await user.type(sku, 'I4510');
  await user.click(getByRole('button', { name: 'Filter' }));
  const sentence = 'Clear the SKU or choose another status.';
  expect(getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(sku);
  expect(onFilter).not.toHaveBeenCalled();
  await user.selectOptions(status, 'Disputed');
  expect(queryByText(sentence)).toBeNull();
  await user.click(getByRole('button', { name: 'Filter' }));
  expect(onFilter).toHaveBeenCalledOnce();
});

it('shows the filters in the URL, even after going back', async () => {
  const { getByRole, getByLabelText, goTo } = await open('status=attention&from=2026-03-01');
  const status = getByRole('combobox', { name: 'Status' });
  expect(status).toHaveProperty('value', 'attention');
  expect(getByLabelText('From')).toHaveProperty('value', '2026-03-01');
  goTo('');
  expect(status).toHaveProperty('value', '');
  expect(getByLabelText('From')).toHaveProperty('value', '');
});

it('rejects an inverted range', async () => {
  const { getByLabelText, getByRole, getByText, user, onFilter } = await open();
  await user.type(getByLabelText('From'), '2026-03-02');
  const to = getByLabelText('To');
  await user.type(to, '2026-03-01');
  await user.click(getByRole('button', { name: 'Filter' }));
  expect(getByText('The “To” day is before the “From” day. Change one of them.')).toBeTruthy();
  expect(document.activeElement).toBe(to);
  expect(onFilter).not.toHaveBeenCalled();
  await user.clear(to);
  await user.click(getByRole('button', { name: 'Filter' }));
  expect(onFilter).toHaveBeenCalledOnce();
});
