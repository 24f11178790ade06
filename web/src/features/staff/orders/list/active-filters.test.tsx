import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { ActiveFilters } from './active-filters.tsx';

const open = (filters: Parameters<typeof ActiveFilters>[0]['filters']) =>
  render(<ActiveFilters filters={filters} />, { content: ['staff'] });

it('names the filters and offers to show all orders', async () => {
  const { getByText, getByRole } = await open({
    ...{ customer: 'ana', status: 'attention', sku: 'I4510' },
    ...{ from: '2026-03-01', to: '2026-03-31' },
  });
  expect(
    getByText(
      'One customer’s orders · Status: Needs attention · SKU: I4510 · From: March 1, 2026 · To: March 31, 2026',
    ),
  ).toBeTruthy();
  const all = getByRole('link', { name: 'Show all orders' });
  expect(all.getAttribute('href')).toBe('/staff/orders');
});

it('names only the search, which ignores the other filters', async () => {
  const { getByText, queryByText } = await open({ search: 'Ana', status: 'failed' });
  expect(getByText('Search: Ana')).toBeTruthy();
  expect(queryByText(/Status/)).toBeNull();
});

it('shows nothing without filters', async () => {
  const { container } = await open({ status: undefined });
  expect(container.textContent).toBe('');
});
