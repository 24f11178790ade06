import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SizeCell } from '../features/catalogue/size-cell.tsx';
import { PurchaseForm } from '../features/product/purchase-form.tsx';
import { cartStore } from '../shared/cart/cart-store.ts';
import { interfaceSections, loadContent } from '../shared/i18n/content.ts';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { EarlyClicks } from './replay-early-clicks.tsx';

const drill = {
  sku: 'HD55S',
  name: 'Head Drill',
  price: 9100,
  category: 'Drills',
  dimensions: [],
  thumbnail: 'HD55S.svg',
};

beforeAll(async () => {
  const texts = { added: 'Added', addedToCart: 'Added to Cart!', itemAdded: '', viewCart: '' };
  const early = { ...texts, cartWithOne: '', cartWithOther: '' };
  const scripts = { isPrerendered: true, integrity: {}, thirdParty: [], early };
  document.head.innerHTML = `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`;
  // A variable keeps TypeScript from looking for types, which the loader lacks.
  const loader = '../../build/loader/loader.js';
  await import(/* @vite-ignore */ loader);
});
afterEach(() => {
  document.body.replaceChildren();
  cartStore.replace([]);
});

async function openPage(shown: ReactNode) {
  const i18n = await createI18n('en');
  await loadContent(i18n, interfaceSections);
  const page = (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        {shown}
        <EarlyClicks />
      </MemoryRouter>
    </I18nextProvider>
  );
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  window.earlyClicks = [];
  window.earlyFields = new Map();
  const find = (selector: string) => {
    const element = document.querySelector<HTMLInputElement>(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    return element;
  };
  const errors: unknown[] = [];
  const hydrate = () =>
    act(() =>
      hydrateRoot(find('main'), page, { onRecoverableError: (error) => errors.push(error) }),
    );
  return { find, hydrate, errors };
}

const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown;

it('adds the chosen quantity once and keeps it after hydration', async () => {
  const { find, hydrate, errors } = await openPage(<PurchaseForm product={drill} />);
  find('[data-step="1"]').click();
  find('[data-step="1"]').click();
  find('button[data-item]').click();
  const expected = [expect.objectContaining({ SKU: 'HD55S', Name: 'Head Drill', quantity: 3 })];
  expect(storedCart()).toEqual(expected);
  expect(find('button[data-item]').dataset.early).toBe('Added to Cart!');
  await hydrate();
  await expect.poll(() => find('[data-step="-1"]').getAttribute('aria-disabled')).toBeNull();
  await act(async () => find('[data-step="1"]').click());
  expect(find('input').value).toBe('4');
  expect(storedCart()).toEqual(expected);
  expect(errors).toEqual([]);
});

it('adds to the cart from a size table cell before and after hydration', async () => {
  const cell = (
    <SizeCell
      part={drill}
      wideOnly={(style) => style}
      isTabStop
      isChosen={false}
      onChoose={() => undefined}
    />
  );
  const { find, hydrate, errors } = await openPage(cell);
  find('[data-step="1"]').click();
  find('[data-cell-button]').click();
  expect(storedCart()).toEqual([expect.objectContaining({ SKU: 'HD55S', quantity: 2 })]);
  await hydrate();
  expect(find('input').value).toBe('2');
  await act(async () => find('[data-cell-button]').click());
  expect(storedCart()).toEqual([expect.objectContaining({ quantity: 3 })]);
  expect(errors).toEqual([]);
});
