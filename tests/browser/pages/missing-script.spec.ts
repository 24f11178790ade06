import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, type Page } from '@playwright/test';
import { PoisonedShop } from '../poisoned-shop.ts';
import { test } from '../shop-test.ts';

const causedHere =
  /MIME type|dynamically imported module|Loading chunk|could not be loaded|integrity/;
test.use({ expectedErrors: [causedHere] });

let shop: PoisonedShop;
let address: string;
test.beforeEach(async () => {
  shop = new PoisonedShop();
  address = await shop.open();
});
test.afterEach(() => shop.close());

/** Waits for hydration, because clicks before that aren't handled right away. */
async function openHome(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('link', { name: /Courses for dentists/ })).toBeVisible();
}

const contactLink = (page: Page) => page.getByRole('link', { name: 'Contact Us' }).first();
const contactPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Contact Us' });
const errorPage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

test("a script is cached forever, but the 404 for a missing file isn't cached", async ({
  request,
}) => {
  for (const path of ['/static/js/no-such-script.js', '/static/no-such-folder/x.css']) {
    const response = await request.get(`${shopUrl}${path}`);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()['cache-control']).toMatch(/^no-(store|cache)$/);
  }
  const page = await (await request.get(`${shopUrl}/`)).text();
  const [script = ''] = /\/static\/js\/main-[\w-]+\.js/.exec(page) ?? [];
  const response = await request.get(`${shopUrl}${script}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

for (const [what, script] of [
  ['its script', /\/static\/js\/contact-page-/],
  ['a dependency of its script', /\/static\/js\/validate-contact-/],
] as const) {
  test(`a reload recovers a page after the cache served HTML instead of ${what}`, async ({
    page,
  }) => {
    await openHome(page);
    shop.poisoned = script;
    await contactLink(page).click();
    await expect(errorPage(page)).toBeVisible();
    expect(shop.refreshed).toEqual([expect.stringMatching(script)]);
    shop.poisoned = undefined;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(contactPage(page)).toBeVisible();
  });

  test(`a page opens on the first click after the cache served HTML instead of ${what}`, async ({
    page,
    context,
  }) => {
    shop.poisoned = script;
    await page.goto(`${address}/contact`);
    await expect(errorPage(page)).toBeVisible();
    await page.close();
    shop.poisoned = undefined;
    shop.refreshed.length = 0;
    const again = await context.newPage();
    await openHome(again);
    await contactLink(again).click();
    await expect(contactPage(again)).toBeVisible();
    await expect(errorPage(again)).toHaveCount(0);
    expect(shop.refreshed).toEqual([expect.stringMatching(script)]);
  });
}

test('the application starts after the cache served HTML instead of its own script', async ({
  page,
}) => {
  shop.poisoned = /\/static\/js\/(main|vendor)-/;
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
  shop.poisoned = undefined;
  await openHome(page);
});

for (const [language, words] of [
  ['en', 'Unexpected Application Error!'],
  ['es', '¡Error inesperado de la aplicación!'],
] as const) {
  test(`a page whose application can't load shows an error and a retry button (${language})`, async ({
    page,
  }) => {
    await page.addInitScript((each) => localStorage.setItem('language', each), language);
    shop.poisoned = /\/static\/js\/vendor-/;
    await page.goto(`${address}/account`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words);
    shop.poisoned = undefined;
    await alert.getByRole('button').click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
