import { productsBySubCategory } from '@dental-shop/domain/catalogue/listing/products-by-sub-category';
import { sizeGrids } from '@dental-shop/domain/catalogue/sizes/size-grid';
import { fixtureCatalogue } from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CategoryData, catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { render } from '../../shared/testing/render.tsx';
import { CategoryListing } from './category-listing.tsx';

const products = Array.from({ length: 70 }, (_, index) => ({
  sku: `D${index}`,
  name: `Drill ${index}`,
  price: 100,
  category: 'Drills',
  thumbnail: '',
  dimensions: [{ label: 'Length' as const, value: index % 35, unit: 'mm' as const }],
}));
const whole: CategoryData = {
  category: 'Drills',
  groups: [{ name: 'Pilot', products }],
  grids: [],
};
const first: CategoryData = {
  ...whole,
  groups: [{ name: 'Pilot', products: products.slice(0, 5) }],
  firstOf: { total: 70, pages: 2 },
};

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const fetching = vi.fn(async (_url: string) => Response.json(whole));
beforeEach(() => {
  fetching.mockClear();
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it('shows the first page of a large category without loading the rest', async () => {
  const page = await render(<CategoryListing first={first} />);
  expect(page.getByText('70 parts')).toBeTruthy();
  expect(page.getByText('Page 1 of 2')).toBeTruthy();
  expect(page.getByText('Drill 4')).toBeTruthy();
  expect(page.queryByText('Drill 5')).toBeNull();
  expect(page.queryByText('Previous page')).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

it('loads all parts when another page opens', async () => {
  const page = await render(<CategoryListing first={first} />);
  const next = page.getByRole('link', { name: 'Next page' });
  expect(next.getAttribute('href')).toBe('/?page=2');
  await page.user.click(next);
  await page.findByText('Drill 69');
  expect(page.getByText('Page 2 of 2')).toBeTruthy();
  expect(page.queryByText('Drill 59')).toBeNull();
  expect(fetching.mock.calls).toEqual([[catalogueData.wholeCategory('Drills').url]]);
  expect(page.queryByText('Next page')).toBeNull();
  expect(page.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/');
});

it('filters all parts, not just the first page', async () => {
  const page = await render(<CategoryListing first={first} />, { path: '/?length=3' });
  await page.findByText('2 of 70 parts');
  expect(page.getByText('Drill 3')).toBeTruthy();
  expect(page.getByText('Drill 38')).toBeTruthy();
  expect(page.queryByText(/^Page/)).toBeNull();
});

it('moves focus to the number of parts when the filter is cleared', async () => {
  const { findByText, user } = await render(<CategoryListing first={whole} />, {
    path: '/?length=3',
  });
  await user.click(await findByText('Clear filter'));
  const count = await findByText('70 parts');
  expect(document.activeElement).toBe(count);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Filter');
});

it('keeps the size buttons and focus when the last size in the URL is deselected', async () => {
  const page = await render(<CategoryListing first={whole} />, { path: '/?length=3' });
  await page.findByText('2 of 70 parts');
  const size = page.getByRole('button', { name: /^3\s*mm/ });
  await page.user.click(size);
  await page.findByText('70 parts');
  expect(document.activeElement).toBe(size);
});

it('loads all parts when the filter opens', async () => {
  const page = await render(<CategoryListing first={first} />);
  await page.user.click(page.getByText('Filter'));
  await page.findByText(/^34\s*mm \(2\)$/);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it("doesn't lose the first of two quick clicks if the list renders slowly", async () => {
  const page = await render(
    <>
      <CategoryListing first={whole} />
      <Address />
    </>,
  );
  await page.user.click(page.getByText('Filter'));
  const size = (length: number) =>
    page.getByRole('button', { name: new RegExp(`^${length}\\s*mm \\(`) });
  const [one, other] = [size(3), size(4)];
  // Without `act`, the list updates later than the buttons, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  one.click();
  await Promise.resolve();
  expect(one.getAttribute('aria-pressed')).toBe('true');
  other.click();
  // The list takes several seconds to render when other tests run in parallel.
  const patience = { timeout: 10_000 };
  await vi.waitFor(
    () => expect(page.getByLabelText('address').textContent).toBe('?length=3%2C4'),
    patience,
  );
  await vi.waitFor(() => expect(page.getByText('4 of 70 parts')).toBeTruthy(), patience);
});

it('shows the last page if the page number in the URL is too high', async () => {
  const page = await render(<CategoryListing first={first} />, { path: '/?page=99' });
  await page.findByText('Page 2 of 2');
});

it('has no pagination if all parts fit on one page', async () => {
  const few = { ...whole, groups: [{ name: 'Pilot', products: products.slice(0, 5) }] };
  const page = await render(<CategoryListing first={few} />);
  expect(page.getByText('5 parts')).toBeTruthy();
  expect(page.queryByText(/^Page/)).toBeNull();
});

it('labels the toggle that adds a part to the comparison', async () => {
  const page = await render(<CategoryListing first={first} />);
  const toggle = page.getByRole('button', { name: 'Compare Drill 4' });
  expect(toggle.textContent).toBe('Compare');
});

it('filters by type but not by a dimension that is unique to each part', async () => {
  const groups = [
    { name: 'Pilot', products: products.slice(0, 3) },
    { name: 'Core', products: products.slice(3, 5) },
  ];
  const page = await render(<CategoryListing first={{ ...whole, groups }} />);
  await page.user.click(page.getByText('Filter'));
  expect(page.queryByRole('group', { name: 'Length' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: 'Core (2)' }));
  await page.findByText('2 of 5 parts');
  expect(page.queryByText('Drill 2')).toBeNull();
  expect(page.getByText('Drill 3')).toBeTruthy();
});

it.each([
  [
    'Drills',
    ['Pilot', 'Core', 'Head', 'XShort-Implant Drills'],
    ['Core', 'Head', 'XShort-Implant Drills'],
  ],
  ['Implants', ['Sizes'], ['Implants']],
  [
    'Angled Abutments',
    ['Unibutments', 'Platform Abutments'],
    ['Unibutments', 'Platform Abutments'],
  ],
])('gives the tables of %s headings and accessible names', async (category, headings, tables) => {
  const groups = productsBySubCategory(fixtureCatalogue.products, category);
  const page = await render(
    <CategoryListing first={{ category, groups, grids: sizeGrids(groups) }} />,
  );
  const all = (selector: string) => [...page.container.querySelectorAll(selector)];
  expect(all('h2').map(({ textContent }) => textContent)).toEqual(headings);
  const labels = all('[role="grid"]').map((grid) => grid.getAttribute('aria-label'));
  expect(labels).toEqual(tables);
});
