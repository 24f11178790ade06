import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cartStore } from '../../shared/cart/cart-store.ts';
import { render } from '../../shared/testing/render.tsx';
import { CartLink } from './cart-link.tsx';

const drill = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': '' };

beforeEach(() => cartStore.replace([]));

it('announces added items and the new number of items', async () => {
  const { getByRole } = await render(<CartLink />);
  act(() => cartStore.add(drill, 2));
  expect(getByRole('status').textContent).toBe('Item added to cart! Cart, 2 items');
});

it('announces an increased quantity but not a decreased one', async () => {
  const { getByRole } = await render(<CartLink />);
  act(() => cartStore.setQuantity(drill, 2));
  act(() => cartStore.setQuantity(drill, 1));
  expect(getByRole('link').getAttribute('aria-label')).toBe('Cart, 1 item');
  expect(getByRole('status').textContent).toBe('Item added to cart! Cart, 2 items');
});

it("doesn't announce anything when the cart is replaced", async () => {
  const { getByRole } = await render(<CartLink />);
  act(() => cartStore.replace([{ ...drill, quantity: 3 }]));
  expect(getByRole('link').getAttribute('aria-label')).toBe('Cart, 3 items');
  expect(getByRole('status').textContent).toBe('');
});
