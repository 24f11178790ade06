import { demoAccounts, demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { test, waitForTakeover } from '../shop-test.ts';

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

test('the skip link leads to the content before the scripts have come, and nobody is taken away from there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const address = '/list#name=Tray+1&lines=HD55S+4';
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  release();
  await waitForTakeover(page);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(address);
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

test('Enter in a form before the scripts have come signs in when they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').pressSequentially(demoAccounts.dentist);
  await page.getByLabel('Password', { exact: true }).pressSequentially(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/account');
});

test('Enter in a form of one field puts nothing into the address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(demoAccounts.dentist);
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  release();
  await expect(page.getByText('Reset link sent! Please check your email.')).toBeVisible();
  await expect(page).toHaveURL('/forgot-password');
});
