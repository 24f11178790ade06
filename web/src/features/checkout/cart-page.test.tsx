import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { interfaceSections, loadContent } from '../../shared/i18n/content.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';
import { createPageDataStore } from '../../shared/page-data/page-data-store.ts';
import { PageDataContext } from '../../shared/page-data/use-page-data.ts';
import CartPage from './cart-page.tsx';

it('keeps the elements of the empty cart when it hydrates', async () => {
  const i18n = await createI18n('en');
  await loadContent(i18n, [...interfaceSections, 'checkout']);
  const page = (
    <I18nextProvider i18n={i18n}>
      <PageDataContext value={createPageDataStore({ [catalogueData.categories.url]: [] })}>
        <MemoryRouter initialEntries={['/cart']}>
          <CartPage />
        </MemoryRouter>
      </PageDataContext>
    </I18nextProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const prerendered = container.querySelector('h2');
  const root = await act(() => hydrateRoot(container, page));
  expect(container.querySelector('[data-cart]')).toBeNull();
  expect(container.querySelector('h2')).toBe(prerendered);
  expect(prerendered?.textContent).toBe('Your Cart is Empty');
  await act(() => root.unmount());
});
