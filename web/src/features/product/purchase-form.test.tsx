import { beforeEach, expect, it } from 'vitest';
import { cartStore } from '../../shared/cart/cart-store.ts';
import { render } from '../../shared/testing/render.tsx';
import { PurchaseForm } from './purchase-form.tsx';

const drill = {
  sku: 'HD55S',
  name: 'Head Drill',
  price: 9100,
  category: 'Drills',
  thumbnail: 'HD55S.svg',
};

beforeEach(() => cartStore.replace([]));

async function openForm() {
  const form = await render(<PurchaseForm product={drill} />);
  const field = () => form.getByRole('textbox', { name: 'Quantity of Head Drill' });
  const press = (name: string) => form.user.click(form.getByRole('button', { name }));
  return { ...form, field, press };
}

const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? '[]');

it('adds the chosen quantity to the cart and confirms it', async () => {
  const { press, field, findByRole, getByText } = await openForm();
  await press('Increase quantity of Head Drill');
  await press('Increase quantity of Head Drill');
  expect(field()).toHaveProperty('value', '3');
  await press('Add to Cart');
  expect(storedCart()).toMatchObject([{ SKU: 'HD55S', quantity: 3 }]);
  expect(await findByRole('button', { name: /Added/ })).toBeTruthy();
  expect(getByText('View Cart').getAttribute('href')).toBe('/cart');
});

it("doesn't go below 1", async () => {
  const { press, field, getByRole } = await openForm();
  const decrease = getByRole('button', { name: 'Decrease quantity of Head Drill' });
  expect(decrease.getAttribute('aria-disabled')).toBe('true');
  await press('Increase quantity of Head Drill');
  await press('Decrease quantity of Head Drill');
  expect(field()).toHaveProperty('value', '1');
});

it('accepts a typed quantity', async () => {
  const { user, field, press } = await openForm();
  await user.clear(field());
  await user.type(field(), '12');
  await press('Add to Cart');
  expect(storedCart()).toMatchObject([{ quantity: 12 }]);
});
