import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { ProductSearch } from './product-search.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const page = (
  <Routes>
    <Route
      path="*"
      element={
        <>
          <ProductSearch />
          <Address />
        </>
      }
    />
  </Routes>
);

it('leads to the results, by Enter and by its button', async () => {
  const { getByRole, user } = await render(page);
  await user.type(getByRole('searchbox', { name: 'Search products' }), 'healing & caps{Enter}');
  expect(getByRole('status').textContent).toBe('/products?search=healing+%26+caps');
  await user.clear(getByRole('searchbox'));
  await user.type(getByRole('searchbox'), 'HD55S');
  await user.click(getByRole('button', { name: 'Search' }));
  expect(getByRole('status').textContent).toBe('/products?search=HD55S');
});

it('shows the query of the page that it stands on', async () => {
  const { getByRole } = await render(page, { path: '/products?search=drill' });
  expect(getByRole('searchbox')).toHaveProperty('value', 'drill');
});
