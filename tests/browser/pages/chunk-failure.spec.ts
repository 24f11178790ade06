import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import { implant } from '../../shop/products.ts';
import { addToCart, seedSession, test } from '../shop-test.ts';

const causedHere =
  /ERR_FAILED|Signing out failed|dynamically imported module|Loading chunk|failed: \S+\/static\/js\//;
test.use({ expectedErrors: [causedHere] });

async function expectErrorPage(page: Page, chunk: string) {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(`Loading chunk ${chunk} failed.`);
}

test('a page that fails to load offers a reload and keeps the cart', async ({ page }) => {
  await addToCart(page, `/products/Implants/${implant.sku}`);
  await page.route(/\/static\/js\/contact-page/, (route) => route.abort());
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expectErrorPage(page, 'contact-page');
  await page.unroute(/\/static\/js\/contact-page/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('signing out works even if its script fails to load', async ({ page }) => {
  const person = await approvedCustomer();
  await seedSession(page, person);
  await addToCart(page, `/products/Implants/${implant.sku}`);
  await page.route(/\/static\/js\/end-session/, (route) => route.abort());
  await page.getByRole('button', { name: person.email.split('@')[0] ?? '' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /^(firebase:authUser|cart)/.test(key))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu that fails to load shows an error page with a link home', async ({ page }) => {
    await page.route(/\/static\/js\/menu-panel/, (route) => route.abort());
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectErrorPage(page, 'menu-panel');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  });
});
