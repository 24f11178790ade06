import { useTranslation } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { markFirstScreenHydrated } from '../loading/first-screen.ts';
import { render } from '../testing/render.tsx';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  const { t } = useTranslation();
  return (
    <>
      <LanguageSwitch />
      <p>{t('common.cart')}</p>
    </>
  );
}

const catalogue = { products: {}, categories: {}, subCategories: {} };

it('switches the language once the page is interactive and remembers the choice', async () => {
  vi.stubGlobal('fetch', async () => Response.json(catalogue));
  const { getByRole, findByText, findByRole, getByText, user } = await render(<Page />);
  expect(getByText('Cart')).toBeTruthy();
  const toSpanish = getByRole('button', { name: 'Español' });
  expect(toSpanish.getAttribute('lang')).toBe('es');
  await user.click(toSpanish);
  expect(getByText('Cart')).toBeTruthy();
  markFirstScreenHydrated();
  expect(await findByText('Carrito')).toBeTruthy();
  expect(localStorage.getItem('language')).toBe('es');
  await user.click(await findByRole('button', { name: 'English' }));
  expect(await findByText('Cart')).toBeTruthy();
  expect(localStorage.getItem('language')).toBe('en');
});

it('keeps the current language if the other one fails to load', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { getByRole, getByText, user } = await render(<Page />);
  await user.click(getByRole('button', { name: 'Español' }));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(getByText('Cart')).toBeTruthy();
  expect(localStorage.getItem('language')).toBeNull();
});
