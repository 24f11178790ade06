import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { notFoundAt, test, waitForHydration } from '../shop-test.ts';

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

async function pressableOnScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    found.push(...(await pressable(page)));
  }
  return found;
}

// If a control moves, visitors may click the wrong one.
test('nothing moves during hydration', async ({ page }) => {
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
    // The home page's lower half is laid out after the first paint.
    await expect(page.locator('html')).not.toHaveClass(/unpainted/);
    const before = await pressableOnScreens(page);
    expect(before.length).toBeGreaterThan(0);
    released.resolve();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    // The home page's course promotion appears later, so controls may be added.
    const after = await pressableOnScreens(page);
    expect({ path, moved: before.filter((box) => !after.includes(box)) }).toEqual({
      path,
      moved: [],
    });
  }
});

/** CSS rules that Emotion added in the browser. */
const addedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="c"]')].flatMap((style) =>
      [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText),
    ),
  );

// Generating styles in the browser used to double hydration time on phones.
test('a prerendered page already contains all of its styles', async ({ page }) => {
  for (const path of ['/products/Implants', '/quick-order', '/faqs', '/company/people']) {
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect({ path, added: await addedRules(page) }).toEqual({ path, added: [] });
  }
  // Proves that this check detects new styles.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect((await addedRules(page)).length).toBeGreaterThan(0);
});

test('before hydration, an empty cart looks empty and a filled cart shows that it is loading', async ({
  page,
}) => {
  // Never responds.
  await page.route('/static/js/**', () => {});
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' });
  const empty = page.getByRole('heading', { name: 'Your Cart is Empty' });
  const loading = page.getByRole('status', { name: 'Loading your cart...' });

  await open('/cart');
  await expect(empty).toBeVisible();
  await expect(loading).toBeHidden();

  // A bank redirects to this URL.
  await open('/cart?payment_intent=pi_1');
  await expect(loading).toBeVisible();
  await expect(empty).toBeHidden();

  await page.evaluate(() => localStorage.setItem('cart', '[{"SKU":"I3006"}]'));
  await open('/cart');
  await expect(loading).toBeVisible();
  await expect(empty).toBeHidden();
});
