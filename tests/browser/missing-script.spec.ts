import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, type Page, type Route } from '@playwright/test';
import { implant } from '../shop/products.ts';
import { addToCart, test } from './shop-test.ts';

/** What Hosting answers for a script that it does not have, as some proxy may keep it for a year. */
const pageInstead = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  body: '<!doctype html><title>Not a script</title>',
};

// What the poisoned cache causes; the browser reports it on its console.
const causedHere =
  /MIME type|dynamically imported module|Loading chunk|could not be loaded|integrity|\/static\/js\//;
test.use({ expectedErrors: [causedHere] });

/**
 * Answers the scripts of this name with a page, as the browser's cache would: until the script is asked
 * for past the cache. Returns how often that was.
 */
async function poison(page: Page, script: RegExp): Promise<() => number> {
  let refreshed = 0;
  const healed = new Set<string>();
  await page.route(script, async (route: Route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    const passesCache = headers['cache-control'] === 'no-cache' || headers.pragma === 'no-cache';
    if (passesCache && request.resourceType() === 'fetch') {
      refreshed += 1;
      healed.add(request.url());
    }
    if (healed.has(request.url())) await route.continue();
    else await route.fulfill(pageInstead);
  });
  return () => refreshed;
}

test('what is not there is 404, and nobody keeps it; what is there is kept', async ({
  request,
}) => {
  for (const path of [
    '/static/js/no-such-script.js',
    '/static/no-such-folder/x.css',
    '/static/js',
  ]) {
    const answer = await request.get(`${shopUrl}${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()['cache-control']).toMatch(/^no-(store|cache)$/);
  }
  const page = await (await request.get(`${shopUrl}/`)).text();
  const [script = ''] = /\/static\/js\/main-[\w-]+\.js/.exec(page) ?? [];
  const answer = await request.get(`${shopUrl}${script}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a screen is shown though the cache has a page in the place of its script', async ({
  page,
}) => {
  await addToCart(page, `/products/Implants/${implant.sku}`);
  const refreshed = await poison(page, /\/static\/js\/contact-page-/);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(refreshed()).toBe(1);
});

test('a screen is shown though the cache has a page in the place of what its script needs', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined);
  const refreshed = await poison(page, /\/static\/js\/(TextField|form-field|FormControl)-/);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(refreshed()).toBeGreaterThan(0);
});

test('the application starts though the cache has a page in the place of its own script', async ({
  page,
}) => {
  const refreshed = await poison(page, /\/static\/js\/(main|vendor)-/);
  await addToCart(page, `/products/Implants/${implant.sku}`);
  expect(refreshed()).toBeGreaterThan(0);
});

for (const language of ['en', 'es'] as const) {
  test(`where the application cannot be had, the page says so with a way out (${language})`, async ({
    page,
  }) => {
    await page.addInitScript((each) => localStorage.setItem('language', each), language);
    await page.route(/\/static\/js\/vendor-/, (route) => route.fulfill(pageInstead));
    await page.goto('/account');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      language === 'en' ? 'Unexpected Application Error!' : '¡Error inesperado de la aplicación!',
    );
    await page.unrouteAll();
    await alert.getByRole('button').click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
