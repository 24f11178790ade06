import type { SizeGrid } from '@dental-shop/domain/catalogue/sizes/size-grid';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cartStore } from '../../shared/cart/cart-store.ts';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { render } from '../../shared/testing/render.tsx';
import { SizeTable } from './size-table.tsx';

const millimeters = (label: 'Diameter' | 'Length', value: number) =>
  ({
    label,
    value,
    unit: 'mm',
    ...(label === 'Diameter' && { spelled: value.toFixed(1) }),
  }) as const;
const line = (label: 'Diameter' | 'Length', value: number) => ({
  size: millimeters(label, value),
  subCategory: null,
});

function part(diameter: number, length: number): ProductSummary {
  return {
    sku: `I${diameter * 10}${length}`,
    name: `Implant ${diameter} by ${length}`,
    price: 13_900,
    category: 'Implants',
    thumbnail: '',
    dimensions: [millimeters('Diameter', diameter), millimeters('Length', length)],
  };
}

const products = [part(3, 10), part(3.5, 10), part(3, 12)];
const grid: SizeGrid = {
  subCategories: ['General'],
  columns: [line('Diameter', 3), line('Diameter', 3.5)],
  rows: [line('Length', 10), line('Length', 12)],
  cells: [
    ['I3010', 'I3510'],
    ['I3012', null],
  ],
};

beforeEach(() => cartStore.replace([]));

const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? '[]');

const table = <SizeTable name="Core" grid={grid} products={products} />;

it('shows the shared price once, the dimensions, and the sizes', async () => {
  const { getAllByText, getAllByRole, getByText } = await render(table);
  expect(getAllByText(/\$139\.00/)).toHaveLength(1);
  expect(getByText('By diameter and length')).toBeTruthy();
  const columns = getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['3.0\u00a0mm', '3.5\u00a0mm']);
});

it('adds the size to subcategory names that lack it', async () => {
  const named: SizeGrid = {
    ...grid,
    subCategories: ['Narrow', 'Wide 3.5 mm'],
    columns: [
      { size: millimeters('Diameter', 3), subCategory: 'Narrow' },
      { size: millimeters('Diameter', 3.5), subCategory: 'Wide 3.5 mm' },
    ],
  };
  const { getByRole, getAllByRole } = await render(
    <SizeTable name="Core" grid={named} products={products} />,
  );
  expect(getByRole('grid', { name: 'Core' })).toBeTruthy();
  const columns = getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Narrow3.0\u00a0mm', 'Wide 3.5\u00a0mm']);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

it('links each SKU to its product without adding it to the cart', async () => {
  const { getAllByRole, user } = await render(table);
  const links = getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['I3010', 'I3510', 'I3012'].map((sku) => `/products/Implants/${sku}`),
  );
  if (links[1]) await user.click(links[1]);
  expect(storedCart()).toEqual([]);
});

it('changes the quantity in the cart directly, down to zero', async () => {
  const { getByRole, getAllByRole, getAllByText, user } = await render(table);
  const [button] = getAllByRole('button', { name: /Add Implant 3.5 by 10 to cart/ });
  if (button) await user.click(button);
  expect(storedCart()).toMatchObject([{ SKU: 'I3510', quantity: 1 }]);
  expect(getAllByText(/in cart: 1/).length).toBeGreaterThan(0);
  expect(getByRole('link', { name: 'Implant 3.5 by 10' })).toBeTruthy();
  const [remove] = getAllByRole('button', { name: 'Remove Implant 3.5 by 10' });
  if (remove) await user.click(remove);
  expect(storedCart()).toEqual([]);
});

it('labels sizes that are neither lengths nor diameters', async () => {
  const shanks: SizeGrid = {
    ...grid,
    rows: [17, 23].map((value) => ({
      size: { label: 'Shank length', value, unit: 'mm' },
      subCategory: null,
    })),
  };
  const page = await render(<SizeTable name="Head" grid={shanks} products={products} />);
  const rows = page.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Shank length17\u00a0mm', 'Shank length23\u00a0mm']);
});

it("is a single tab stop and omits combinations that aren't sold", async () => {
  const { getAllByRole } = await render(table);
  const buttons = getAllByRole('button', { name: /Add Implant/ });
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('ignores arrow keys while an input method is composing', async () => {
  const { getAllByRole } = await render(table);
  const [cell] = getAllByRole('button', { name: /Add Implant/ });
  if (!cell) throw new Error('The table has no button.');
  cell.focus();
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    expect(fireEvent.keyDown(cell, { key: 'ArrowRight', ...composing })).toBe(true);
  }
  expect(document.activeElement).toBe(cell);
});

it("shows a part's own price if staff have changed it", async () => {
  const changed = products.map((each) =>
    each.sku === 'I3510' ? { ...each, price: 14_500 } : each,
  );
  const { getAllByText } = await render(<SizeTable name="Core" grid={grid} products={changed} />);
  expect(getAllByText(/\$139\.00/)).toHaveLength(1);
  expect(getAllByText('$145.00')).toHaveLength(1);
});

it("explains why a part can't be bought instead of adding it to the cart", async () => {
  const availability = { kind: 'out-of-stock', until: '2027-03-12' } as const;
  const changed = products.map((each) =>
    each.sku === 'I3510' ? { ...each, price: 'out-of-stock' as const, availability } : each,
  );
  const { getByRole, getByText, user } = await render(
    <SizeTable name="Core" grid={grid} products={changed} />,
  );
  await user.click(getByRole('button', { name: 'Implant 3.5 by 10: Out of stock until March 12' }));
  expect(storedCart()).toEqual([]);
  expect(getByText(/· Out of stock until March 12/)).toBeTruthy();
});
