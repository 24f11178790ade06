import { expect, it } from 'vitest';
import { catalogueData } from '../catalogue/catalogue-data.ts';
import { render } from '../testing/render.tsx';
import { OrderItems, OrderLines } from './order-items.tsx';

const drill = { sku: 'HD55S', name: 'Wide Head Drill', unitPrice: 9100, quantity: 2 };
const discontinued = { sku: 'GONE-1', name: 'Old Drill', unitPrice: 5000, quantity: 1 };
const items = [drill, discontinued];
const pageData = { [catalogueData.search.url]: [{ ...drill, category: 'Drills' }] };

it('links products that are still in the catalogue', async () => {
  const { findByRole, getByText, getAllByRole } = await render(
    <OrderItems items={items} total={23_200} />,
    { pageData },
  );
  const link = await findByRole('link', { name: 'Wide Head Drill' });
  expect(link.getAttribute('href')).toBe('/products/Drills/HD55S');
  expect(getByText('Old Drill').closest('a')).toBeNull();
  expect(getAllByRole('link')).toHaveLength(1);
});

it('has no links during checkout', async () => {
  const { getByText, queryByRole } = await render(<OrderLines items={items} />, { pageData });
  expect(getByText('Wide Head Drill')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});
