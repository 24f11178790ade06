import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { readFilters } from './order-list-address.ts';

const open = (filters: Parameters<typeof ActiveFilters>[0]['filters']) =>
  render(<ActiveFilters filters={filters} />, { content: ['staff'] });

it('names the filters and offers to show all orders', async () => {
  const { getByText, getByRole } = await open({
    ...{ customer: 'ana', status: 'disputed', sku: 'I4510' },
    ...{ from: '2026-03-01', to: '2026-03-31' },
  });
  expect(
    getByText(
      'One customer’s orders · Status: Disputed · SKU: I4510 · From: March 1, 2026 · To: March 31, 2026 · Pacific Time',
    ),
  ).toBeTruthy();
  const all = getByRole('link', { name: 'Show all orders' });
  expect(all.getAttribute('href')).toBe('/staff/orders');
});

it.each([
  ['search=Ana&status=failed&from=2026-03-01', 'Search: Ana'],
  ['status=attention&sku=I4510', 'Status: Needs attention'],
])("doesn't name filters that the list ignores in %s", async (address, text) => {
  const { getByText } = await open(readFilters(new URLSearchParams(address)));
  expect(getByText(text)).toBeTruthy();
});

it('shows nothing without filters', async () => {
  const { container } = await open({ status: undefined });
  expect(container.textContent).toBe('');
});
