import { createEvent, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartStore, useCart } from '../../shared/cart/cart-store.ts';
import { render } from '../../shared/testing/render.tsx';
import { SearchBox } from './search-box.tsx';
import { searchFiles } from './search-files-fixture.ts';

beforeEach(() => {
  cartStore.replace([]);
  vi.stubGlobal('fetch', async (url: string) => Response.json(searchFiles[url]));
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const { pathname, search } = useLocation();
  const items = useCart().map(({ SKU, quantity }) => `${quantity} ${SKU}`);
  return (
    <>
      <SearchBox />
      <Link to="/cart">To the cart</Link>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="cart">{items.join(', ')}</output>
    </>
  );
}

async function openPage() {
  const page = await render(<Page />);
  const text = (name: string) => page.getByRole('status', { name }).textContent;
  return { ...page, text, field: page.getByRole('combobox') };
}

it('adds an exact SKU to the cart on Enter, even before the index has loaded', async () => {
  const { user, text, field, findByRole } = await openPage();
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  await user.keyboard('i-4510{Enter}');
  await vi.waitFor(() => expect(text('cart')).toBe('1 I4510'));
  expect((await findByRole('row')).textContent).toContain('In cart: 1');
  expect(text('address')).toBe('/');
});

it('adds the item once if Enter is held down or pressed again before the index loads', async () => {
  const { user, text, field } = await openPage();
  await user.type(field, 'i4510{Enter}{Enter}{Enter}');
  await vi.waitFor(() => expect(text('cart')).toBe('1 I4510'));
  await user.keyboard('{Enter>3/}');
  await vi.waitFor(() => expect(text('cart')).toBe('2 I4510'));
});

function LatePage() {
  const [isLoaded, setIsLoaded] = useState(false);
  return isLoaded ? (
    <SearchBox />
  ) : (
    <button type="button" onClick={() => setIsLoaded(true)}>
      Load
    </button>
  );
}

it('searches for text that was typed before the script loaded', async () => {
  const focused = vi.spyOn(document, 'activeElement', 'get');
  const { user, getByRole, findByRole } = await render(<LatePage />, { path: '/search?q=i4510' });
  focused.mockImplementation(() => document.querySelector('input') ?? document.body);
  await user.click(getByRole('button', { name: 'Load' }));
  expect((await findByRole('row')).textContent).toContain('I4510');
  focused.mockRestore();
});

it("opens the results page on Search, or on Enter if the text isn't a SKU", async () => {
  const { user, text, field, getByRole } = await openPage();
  await user.type(field, 'healing & caps{Enter}');
  await vi.waitFor(() => expect(text('address')).toBe('/search?q=healing+%26+caps'));
  await user.clear(field);
  await user.type(field, 'fresa');
  await user.click(getByRole('button', { name: 'Search' }));
  await vi.waitFor(() => expect(text('address')).toBe('/search?q=fresa'));
  expect(text('cart')).toBe('');
});

it('changes quantities, adds to the cart, and opens products by keyboard', async () => {
  const { user, text, field, findAllByRole, queryByRole } = await openPage();
  await user.type(field, 'drill stop');
  expect(await findAllByRole('row')).toHaveLength(6);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowRight}++-{ArrowRight}{Enter}');
  expect(text('cart')).toBe('2 TGS06');
  await user.keyboard('{Escape}');
  expect(queryByRole('grid')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await vi.waitFor(() => expect(text('address')).toBe('/products/TurboGuide/TGH'));
});

it('applies a typed quantity when Add, Decrease, or Increase is pressed', async () => {
  const { user, text, field, getByRole, findByRole } = await openPage();
  await user.type(field, 'i4510');
  const quantity = await findByRole('textbox', { name: /^Quantity/ });
  await user.click(quantity);
  await user.keyboard('12');
  await user.click(getByRole('button', { name: /^Add/ }));
  expect(text('cart')).toBe('12 I4510');
  await user.click(quantity);
  await user.keyboard('3');
  await user.click(getByRole('button', { name: /^Decrease/ }));
  expect(quantity).toHaveProperty('value', '2');
  await user.click(quantity);
  await user.keyboard('3');
  await user.click(getByRole('button', { name: /^Increase/ }));
  expect(quantity).toHaveProperty('value', '4');
  expect(document.activeElement).toBe(field);
});

it("can't add an item that isn't sold separately", async () => {
  const { user, text, field, findAllByRole } = await openPage();
  await user.type(field, 'crown remover');
  const [row] = await findAllByRole('row');
  expect(row?.textContent).toContain('Please call for pricing information');
  expect(row?.querySelectorAll('button')).toHaveLength(0);
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await vi.waitFor(() => expect(text('address')).toBe('/products/Fridge%20System/FRRS'));
  expect(text('cart')).toBe('');
});

it('shows the query of the current results page', async () => {
  const { getByRole } = await render(<SearchBox />, { path: '/search?q=drill' });
  expect(getByRole('combobox')).toHaveProperty('value', 'drill');
});

it.each([
  ['return', 'How do refunds work?', '/faqs#refunds'],
  ['envío', 'Where do you ship to?', '/faqs#shipping-address'],
  ['invoice', 'Where do I find receipts and invoices?', '/faqs#receipts'],
  ['factura', 'My Orders', '/account?tab=orders'],
])('finds pages for %s and selects them by keyboard', async (typed, title, address) => {
  const { user, field, findAllByRole, queryByText } = await openPage();
  await user.type(field, typed);
  const rows = await findAllByRole('row');
  const at = rows.findIndex((row) => row.textContent?.startsWith(title));
  const link = rows[at]?.querySelector('a');
  expect(link?.getAttribute('href')).toBe(address);
  expect(queryByText(/No results|No exact match/)).toBeNull();
  await user.keyboard('{ArrowDown}'.repeat(at + 1));
  expect(field.getAttribute('aria-activedescendant')).toBe(`search-${at}-product`);
  await user.keyboard('{ArrowRight}');
  expect(field.getAttribute('aria-activedescendant')).toBe(`search-${at}-product`);
});

it('clears the field after navigation, except on the results page', async () => {
  const { user, text, field, getByRole, findAllByRole } = await openPage();
  await user.type(field, 'i4510{Enter}');
  await vi.waitFor(() => expect(text('cart')).toBe('1 I4510'));
  await user.click(getByRole('link', { name: 'To the cart' }));
  expect(text('address')).toBe('/cart');
  expect(field).toHaveProperty('value', '');
  await user.type(field, 'drill stop');
  await findAllByRole('row');
  await user.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(text('address')).toBe('/products/TurboGuide/TGS06'));
  expect(field).toHaveProperty('value', '');
  await user.type(field, 'fresa{Enter}');
  await vi.waitFor(() => expect(text('address')).toBe('/search?q=fresa'));
  expect(field).toHaveProperty('value', 'fresa');
});

it('ignores keys while an input method is composing', async () => {
  const { user, text, field, findAllByRole, queryAllByRole } = await openPage();
  await user.type(field, 'drill stop');
  await findAllByRole('row');
  // In Safari, only key code 229 identifies the Enter that ends a composition.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
      const press = createEvent.keyDown(field, { key, ...composing });
      fireEvent(field, press);
      expect([key, press.defaultPrevented]).toEqual([key, false]);
    }
  }
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  expect(queryAllByRole('row')).not.toHaveLength(0);
  expect(text('address')).toBe('/');
  field.blur();
  fireEvent.keyDown(document.body, { key: '/', isComposing: true });
  expect(document.activeElement).not.toBe(field);
});
