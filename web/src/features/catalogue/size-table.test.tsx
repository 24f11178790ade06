import type { SizeGrid } from '@dental-shop/domain/catalogue/size-grid';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cartStore } from '../../shared/cart/cart-store.ts';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { render } from '../../shared/testing/render.tsx';
import { SizeTable } from './size-table.tsx';

const millimeters = (label: 'Diameter' | 'Length', value: number) =>
  ({ label, value, unit: 'mm' }) as const;
const line = (label: 'Diameter' | 'Length', value: number) => ({
  size: millimeters(label, value),
  subCategory: null,
});

function part(diameter: number, length: number): ProductSummary {
  return {
    sku: `I${diameter * 10}${length}`,
    name: `Implant ${diameter} by ${length}`,
    priceText: '$139.00',
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

it('says the price once, and sizes with as many decimals as their neighbors', async () => {
  const { getAllByText, getAllByRole, getByText } = await render(
    <SizeTable grid={grid} products={products} />,
  );
  expect(getAllByText(/\$139\.00/)).toHaveLength(1);
  expect(getByText('Diameter (mm) across, length down.')).toBeTruthy();
  const columns = getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['3.0\u00a0mm', '3.5\u00a0mm']);
});

it('counts in the cart itself, down to nothing', async () => {
  const { getByRole, getAllByRole, getAllByText, user } = await render(
    <SizeTable grid={grid} products={products} />,
  );
  const [button] = getAllByRole('button', { name: /Add Implant 3.5 by 10 to cart/ });
  if (button) await user.click(button);
  expect(storedCart()).toMatchObject([{ SKU: 'I3510', quantity: 1 }]);
  expect(getAllByText(/in cart: 1/).length).toBeGreaterThan(0);
  // The bar below names the part that was pressed.
  expect(getByRole('link', { name: 'Implant 3.5 by 10' })).toBeTruthy();
  const [remove] = getAllByRole('button', { name: 'Remove Implant 3.5 by 10' });
  if (remove) await user.click(remove);
  expect(storedCart()).toEqual([]);
});

it('is one stop of the Tab key, and leaves a gap where no such part is made', async () => {
  const { getAllByRole } = await render(<SizeTable grid={grid} products={products} />);
  const buttons = getAllByRole('button', { name: /Add Implant/ });
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('leaves the arrow keys to an input method that is composing', async () => {
  const { getAllByRole } = await render(<SizeTable grid={grid} products={products} />);
  const [cell] = getAllByRole('button', { name: /Add Implant/ });
  if (!cell) throw new Error('The table has no button.');
  cell.focus();
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    expect(fireEvent.keyDown(cell, { key: 'ArrowRight', ...composing })).toBe(true);
  }
  expect(document.activeElement).toBe(cell);
});
