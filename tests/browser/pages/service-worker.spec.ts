import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { drill, implant } from '../../shop/products.ts';
import { RedeployedShop } from '../redeployed-shop.ts';
import { addToCart, signInThroughForm, test } from '../shop-test.ts';

const causedHere =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|^failed: |status of 404|dynamically imported module|Loading chunk/;
test.use({ serviceWorkers: 'allow', expectedErrors: [causedHere] });

async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

function cachedTexts(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const { pathname, search } = new URL(request.url);
        found.push({ address: pathname + search, text: (await response?.text()) ?? '' });
      }
    }
    return found;
  });
}

const cachedAddresses = async (page: Page) =>
  (await cachedTexts(page)).map(({ address }) => address);

const cachedCatalogues = async (page: Page) =>
  (await cachedAddresses(page)).filter((each) => each.startsWith('/static/data/catalogue-'));

/** Opening a catalogue page after the home page caches the whole catalogue. */
async function cacheCatalogue(page: Page, shop = ''): Promise<void> {
  await page.goto(`${shop}/`);
  await waitForWorker(page);
  await page.goto(`${shop}/products`);
  await expect.poll(() => cachedCatalogues(page)).toHaveLength(1);
}

async function openPhoneMenu(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  if (wide) await page.setViewportSize(wide);
}

test('the catalogue, search, cart, and menu work offline, and checkout says it needs a connection', async ({
  page,
  context,
}) => {
  await cacheCatalogue(page);
  await context.setOffline(true);
  await page.goto('/products');
  await expect(page.getByRole('alert')).toContainText('You’re offline.');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Drills/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drills' })).toBeVisible();
  await page.goto(`/products/Drills/${drill.sku}`);
  await expect(page.getByRole('heading', { level: 1, name: drill.name })).toBeVisible();

  await page.goto(`/search?q=${implant.sku}`);
  await expect(page.getByRole('main').getByText(implant.name).first()).toBeVisible();
  await addToCart(page, `/products/Implants/${implant.sku}`);
  await page.reload();
  await expect(page.getByText(implant.name).first()).toBeVisible();
  await openPhoneMenu(page);
  const needsConnection =
    'You need an internet connection to check out. Your cart is saved on this device.';
  await expect(page.getByText(needsConnection)).toBeVisible();
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toHaveAttribute('aria-disabled', 'true');

  await context.setOffline(false);
  await page.reload();
  await expect(proceed).not.toHaveAttribute('aria-disabled');
});

test('a visited page opens offline', async ({ page, context }) => {
  await page.goto('/faqs');
  await waitForWorker(page);
  await expect.poll(() => cachedAddresses(page)).toContain('/faqs');
  await context.setOffline(true);
  await page.goto('/faqs?from=somewhere');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('You’re offline.');
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('the worker caches no personal data, API responses, partial responses, or errors', async ({
  page,
}) => {
  await cacheCatalogue(page);
  await signInThroughForm(page, demoAccounts.dentist);
  await expect(page.getByRole('row').nth(1)).toContainText('Completed');
  await page.goto('/account');
  await expect(page.getByRole('row').nth(1)).toContainText('Completed');
  await page.locator('main a[href^="/account/orders/"]').first().click();
  await expect(page).toHaveURL(/\/account\/orders\//);
  await page.goto('/cart?secret=1');
  await page.evaluate(async () => {
    await (await fetch('/static/js/no-such-script.js')).text();
    await (await fetch('/data/search.json', { headers: { range: 'bytes=0-9' } })).text();
  });
  const cached = await cachedTexts(page);
  const addresses = cached.map(({ address }) => address);
  expect(addresses).toContain('/cart');
  const allowed = /^\/((static|data|product-images)\/.*|app|cart|login|products|)$/;
  expect(addresses.filter((address) => !allowed.test(address))).toEqual([]);
  expect(addresses.filter((address) => /no-such|\?/.test(address))).toEqual([]);
  for (const { address, text } of cached) {
    expect([address, text.includes(demoAccounts.dentist)]).toEqual([address, false]);
  }

  await page.getByRole('button', { name: 'dentist' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect((await cachedAddresses(page)).filter((each) => !allowed.test(each))).toEqual([]);
});

test.describe('after a deploy', () => {
  let shop: RedeployedShop;
  let address: string;
  test.beforeEach(async () => {
    shop = new RedeployedShop();
    address = await shop.open();
  });
  test.afterEach(() => shop.close());

  const stays = (page: Page) => page.evaluate(() => Reflect.get(window, 'stays') === true);

  test('the new version is offered outside the cart and activates on request', async ({ page }) => {
    await page.goto(address);
    await waitForWorker(page);
    const reload = page.getByRole('button', { name: 'Reload', exact: true });
    await expect(reload).toHaveCount(0);
    await page.evaluate(() => Reflect.set(window, 'stays', true));
    shop.version = 1;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(reload).toBeVisible();
    await expect(page.getByText('A new version of the shop is available.')).not.toHaveCount(0);

    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(reload).toHaveCount(0);
    await page.goBack();
    await expect(reload).toBeVisible();
    expect(await stays(page)).toBe(true);

    await reload.click();
    await expect.poll(() => stays(page).catch(() => true)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await waiting()).toBe(false);
    await expect(reload).toHaveCount(0);
  });

  test('the new version activates before its catalogue is cached', async ({ page }) => {
    await cacheCatalogue(page, address);
    // Simulates a previous version that cached a different catalogue.
    await page.evaluate(async () => {
      const cache = await caches.open('catalogue');
      await Promise.all((await cache.keys()).map((kept) => cache.delete(kept)));
      await cache.put('/static/data/catalogue-before.json', Response.json({}));
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    shop.delayed = /\/static\/data\/catalogue-/;
    shop.version = 1;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.evaluate(() => Reflect.set(window, 'stays', true));
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect.poll(() => stays(page).catch(() => true)).toBe(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();

    shop.release();
    await expect
      .poll(() => cachedCatalogues(page))
      .toEqual([expect.not.stringContaining('before')]);
  });

  test('a page whose script is gone loads from the new version', async ({ page }) => {
    await page.goto(address);
    await waitForWorker(page);
    shop.missing = /\/static\/js\/contact-page-/;
    shop.renewed = /^\/contact/;
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });

  test("a script missing from the new version doesn't cause a reload loop", async ({ page }) => {
    await page.goto(address);
    await waitForWorker(page);
    shop.missing = /\/static\/js\/contact-page-/;
    const loads: string[] = [];
    page.on('load', (loaded) => loads.push(loaded.url()));
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    expect(loads).toEqual([`${address}/contact`]);
  });
});
