import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { searchFiles } from './search-files-fixture.ts';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

function Page({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {children}
      <Link to="/contact">Contact Us</Link>
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}

/** Imports fresh modules, because the search caches a loaded index. */
async function openPage() {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async (url: string) => {
    await arrival;
    return Response.json(searchFiles[url]);
  });
  const { SearchBox } = await import('./search-box.tsx');
  const { cartStore } = await import('../../shared/cart/cart-store.ts');
  const { render } = await import('../../shared/testing/render.tsx');
  cartStore.replace([]);
  const page = await render(
    <Page>
      <SearchBox />
    </Page>,
  );
  return { ...page, arrive, cartStore };
}

it.each(['healing', 'i4510'])(
  'ignores Enter after %s if the user navigates before the index loads',
  async (typed) => {
    const { user, getByRole, findAllByRole, arrive, cartStore } = await openPage();
    const field = getByRole('combobox');
    await user.type(field, `${typed}{Enter}`);
    await user.click(getByRole('link', { name: 'Contact Us' }));
    await user.click(field);
    await user.keyboard('d');
    arrive();
    expect(await findAllByRole('row')).not.toHaveLength(0);
    expect(getByRole('status', { name: 'address' }).textContent).toBe('/contact');
    expect(cartStore.read()).toEqual([]);
  },
);
