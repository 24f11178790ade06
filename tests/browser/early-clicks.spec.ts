import { expect, type Page } from '@playwright/test';
import { implant } from '../shop/products.ts';
import { test } from './shop-test.ts';

/** Holds the application's script back until the page has been used. */
async function holdScripts(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route('**/static/js/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

test('a press on Add to Cart before the scripts have come is not lost, nor done twice', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`/products/Implants/${implant.sku}`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  release();
  await expect(page.getByText('Item added to cart!').first()).toBeVisible();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(cart).toMatchObject([{ SKU: implant.sku, quantity: 1 }]);
});

test('a form that is sent before the scripts have come is sent when they have', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  release();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL('/login');
});
