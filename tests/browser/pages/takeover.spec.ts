import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { notFoundAt, test, waitForTakeover } from '../shop-test.ts';

const publicPaths = [
  '/',
  '/products',
  '/products/Implants',
  '/products/Implants/info',
  `/products/Implants/${implant.sku}`,
  '/quick-order',
  '/cart',
  '/login',
  '/create-account',
  '/register',
  '/forgot-password',
  '/contact',
  '/company/story-mission',
  '/company/quality-standards',
  '/company/people',
  '/faqs',
  '/education',
  '/academics/certification',
  '/academics/research/article-2021',
  '/no-such-page',
];

test.use({ expectedErrors: [notFoundAt('/no-such-page')] });

/** Where each thing stands that a visitor presses, writes into or follows: what it is, and its box. */
function pressable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('name') ?? element.textContent?.trim();
        return [innerWidth, name, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );
}

/** On a phone's screen and on a desk's. */
async function pressableOnScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    found.push(...(await pressable(page)));
  }
  return found;
}

// A press that has been aimed at something must not meet what came to stand there meanwhile.
test('nothing moves when the application takes a page over', async ({ page }) => {
  test.slow();
  let released = Promise.withResolvers<void>();
  await page.route('**/static/js/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  for (const path of publicPaths) {
    released = Promise.withResolvers<void>();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // Nobody aims at what is not painted yet; the home page lays out its lower half after that.
    await expect(page.locator('html')).not.toHaveClass(/unpainted/);
    const before = await pressableOnScreens(page);
    expect(before.length).toBeGreaterThan(0);
    released.resolve();
    await waitForTakeover(page);
    await page.waitForLoadState('networkidle');
    // The home page's card of courses comes later, and lies over it.
    const after = await pressableOnScreens(page);
    expect({ path, moved: before.filter((box) => !after.includes(box)) }).toEqual({
      path,
      moved: [],
    });
  }
});

/** What the browser has made of styles itself, besides those that came with the page. */
const addedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="c"]')].flatMap((style) =>
      [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText),
    ),
  );

// On a phone they took as long as all the rest, for buttons that had them already.
test('a page that is taken over brings the styles of all that it shows', async ({ page }) => {
  for (const path of ['/products/Implants', '/quick-order', '/faqs', '/company/people']) {
    await page.goto(path);
    await waitForTakeover(page);
    await page.waitForLoadState('networkidle');
    expect({ path, added: await addedRules(page) }).toEqual({ path, added: [] });
  }
  // What is new to the page is seen by this way of looking.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect((await addedRules(page)).length).toBeGreaterThan(0);
});

test('an empty cart says so before the application has come, and nothing else does', async ({
  page,
}) => {
  // They stay on their way.
  await page.route('/static/js/**', () => {});
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' });
  const empty = page.getByRole('heading', { name: 'Your Cart is Empty' });
  const loading = page.getByRole('status', { name: 'Loading your cart...' });

  await open('/cart');
  await expect(empty).toBeVisible();
  await expect(loading).toBeHidden();

  // What a bank leads back to.
  await open('/cart?payment_intent=pi_1');
  await expect(loading).toBeVisible();
  await expect(empty).toBeHidden();

  await page.evaluate(() => localStorage.setItem('cart', '[{"SKU":"I3006"}]'));
  await open('/cart');
  await expect(loading).toBeVisible();
  await expect(empty).toBeHidden();
});
