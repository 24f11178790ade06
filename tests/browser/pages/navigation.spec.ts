import { toListLink } from '@dental-shop/domain/lists/shared-list';
import { expect, type Page } from '@playwright/test';
import { hiddenProduct, implant } from '../../shop/products.ts';
import { languages } from '../screens/screen.ts';
import { setLanguage } from '../screens/visit.ts';
import { notFoundAt, test, waitForHydration } from '../shop-test.ts';

const hiddenCategory = encodeURIComponent(hiddenProduct.category);
const redirects = [
  ['/company', '/company/story-mission'],
  ['/academics', '/academics/certification'],
  ['/academics/research', '/academics/research/article-2021'],
  ['/products/Nothing', '/products'],
  ['/products/Nothing/info', '/products'],
  ['/products/Implants/no-such-sku', '/products'],
  [`/products/${hiddenCategory}`, '/products'],
  [`/products/${hiddenCategory}/info`, '/products'],
  [`/products/${hiddenCategory}/${hiddenProduct.sku}`, '/products'],
  [`/products/Drills/${implant.sku}`, `/products/Implants/${implant.sku}`],
  ['/account', '/login?returnTo=%2Faccount'],
] as const;

test.describe('redirected URLs', () => {
  // Unknown and hidden products have no data file.
  test.use({ expectedErrors: [notFoundAt('/data/products/.+')] });

  for (const language of languages) {
    test(`open their targets (${language})`, async ({ page }) => {
      await setLanguage(page, language);
      for (const [from, to] of redirects) {
        await test.step(from, async () => {
          await page.goto(from);
          await expect(page).toHaveURL(to);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        });
      }
    });
  }
});

test('a category URL works in any case and with the name used on the home page', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/products/SOLID%20ABUTMENTS', 'Solid Abutments'],
    ['/products/Custom%20Prosthetics', 'Impression Prosthetics'],
    ['/products/SURGICAL%20TOOLS', 'Surgical Tools'],
    ['/products/implants', 'Implants'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
});

test('the skip link keeps the list in the URL', async ({ page }) => {
  const list = new URLSearchParams({
    ...toListLink('Tray 1', [{ sku: implant.sku, quantity: 2 }]),
  });
  const address = `/list#${list}`;
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1, name: 'Tray 1' });
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('the skip link on a product page skips the category menu', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/products/Implants/${implant.sku}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#content a').first()).toBeFocused();
});

test('the menu panel closes when the window is wide enough for the header navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel.getByRole('link', { name: 'Company' })).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 844 });
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(panel).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company/story-mission');
});

/** The page may not be tall enough to scroll yet, so the test retries. */
const scrollToEnd = async (page: Page) => {
  const scroll = () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scroll)).toBeGreaterThan(0);
};

test('every navigation starts at the top of the page, including Back and Forward', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto('/');
  // Without hydration, a click would load the whole page, and the browser itself would restore the scroll position.
  await waitForHydration(page);
  const header = page.getByRole('banner');
  const expectArrival = async (address: string) => {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  };
  for (const [entry, address] of [
    ['Products', '/products'],
    ['Company', '/company/story-mission'],
    ['Academics', '/academics/certification'],
    ['Contact Us', '/contact'],
    ['Quick Order', '/quick-order'],
    ['Cart', '/cart'],
    ['Login', '/login'],
    ['Register', '/register'],
  ] as const) {
    await scrollToEnd(page);
    await header.getByRole('link', { name: entry, exact: true }).dispatchEvent('click');
    await expectArrival(address);
  }
  await scrollToEnd(page);
  await page.goBack();
  await expectArrival('/login');
  await scrollToEnd(page);
  await page.goForward();
  await expectArrival('/register');
});

test('the current page is marked in the header and the menu panel', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/products/Drills');
  const marked = page.locator('nav a[aria-current="page"]', { hasText: 'Products' });
  await expect(marked.first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: 'Products' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const box = await panel.boundingBox();
  expect(box?.width).toBe(0.8 * 390);
  for (const name of ['Company', 'Academics', 'Contact Us', 'Quick Order', 'Cart', 'Login']) {
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

const spanishEntries = [
  ['Inicio', '/', 'Implantes dentales y todo para colocarlos y restaurarlos'],
  ['Productos', '/products', 'Nuestros productos'],
  ['Sobre nosotros', '/company/story-mission', 'Nuestra historia y misión'],
  ['Cursos', '/education', 'Cursos'],
  ['Capacitación', '/academics/certification', 'Certificación'],
  ['Docentes', '/company/people', 'Nuestro equipo'],
  ['Preguntas frecuentes', '/faqs', 'Preguntas frecuentes'],
  ['Recursos', '/company/materials', 'Materiales impresos'],
  ['Contacto', '/contact', 'Contacto'],
  ['Medio Oriente y África', '/contact#middle-east-and-africa', 'Contacto'],
  ['Registrarse', '/register', 'Cree su cuenta'],
] as const;

async function expectEntriesInOneLine(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect(links).toHaveText(spanishEntries.slice(0, -1).map(([entry]) => entry));
  const tops = await links.evaluateAll((each) =>
    each.map((link) => link.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
}

test('the Spanish header has its own entries, each linked to its page', async ({ page }) => {
  await setLanguage(page, 'es');
  // The smallest width with header navigation, and a common width.
  for (const width of [1200, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await expectEntriesInOneLine(page);
  }
  for (const [entry, address, heading] of spanishEntries) {
    await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto('/company/people');
  const marked = page.getByRole('banner').locator('nav a[aria-current="page"]');
  await expect(marked).toHaveText(['Docentes']);
});

test('the Spanish header entries fit on one line before the web font loads', async ({ page }) => {
  await setLanguage(page, 'es');
  // Never responds.
  await page.route('**/*.woff2', () => undefined);
  await page.setViewportSize({ width: 1200, height: 768 });
  await page.goto('/', { waitUntil: 'commit' });
  await expectEntriesInOneLine(page);
});

test('the Spanish menu panel has the same entries', async ({ page }) => {
  await setLanguage(page, 'es');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/company/materials');
  for (const [entry, address, heading] of spanishEntries) {
    await page.getByRole('button', { name: 'Menú' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('link', { name: entry, exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
