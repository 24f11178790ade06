import AxeBuilder from '@axe-core/playwright';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect } from '@playwright/test';
import { implant } from '../shop/products.ts';
import { addToCart, signInThroughForm, test } from './shop-test.ts';

const publicPaths = [
  '/',
  '/products',
  '/products/Implants',
  '/products/Implants/info',
  `/products/Implants/${implant.sku}`,
  '/cart',
  '/login',
  '/create-account',
  '/register',
  '/forgot-password',
  '/contact',
  '/company/story-mission',
  '/company/quality-standards',
  '/education',
  '/academics/certification',
  '/academics/research/article-2021',
  '/no-such-page',
];

for (const language of ['en', 'es']) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('language', value), language);
    });

    for (const path of publicPaths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

test('axe finds nothing on a full cart and in the account', async ({ page }) => {
  await signInThroughForm(page, demoAccounts.dentist);
  await expect(page.getByRole('row').nth(1)).toContainText('Completed');
  const account = await new AxeBuilder({ page }).analyze();
  expect(account.violations).toEqual([]);
  await addToCart(page, `/products/Implants/${implant.sku}`);
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  const cart = await new AxeBuilder({ page }).analyze();
  expect(cart.violations).toEqual([]);
});
