import { apiPaths } from '@dental-shop/domain/api/paths';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { addToCart, signInThroughForm, test } from '../shop-test.ts';

test('a visitor who signs in at checkout returns to the cart', async ({ page }) => {
  await addToCart(page, `/products/Implants/${implant.sku}`);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fcart');
  await page.getByLabel('Email').fill(demoAccounts.dentist);
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(implant.name).first()).toBeVisible();
});

test("signing in as a different user doesn't show the previous user's orders", async ({ page }) => {
  await signInThroughForm(page, demoAccounts.dentist);
  await expect(page.getByRole('row').nth(1)).toContainText('Completed');
  await page.getByRole('button', { name: 'dentist' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();

  await page.goto('/account');
  await expect(page).toHaveURL('/login?returnTo=%2Faccount');
  await signInThroughForm(page, demoAccounts.lab);
  await expect(page.getByText('No orders found')).toBeVisible();
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/400/] });

  test('shows the specified message', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(demoAccounts.dentist);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await page.getByLabel('Email').fill('someone@example.com');
    await expect(page.getByText('Invalid email or password')).toBeHidden();
  });
});

test.describe("when Firebase Auth doesn't load", () => {
  test.use({
    expectedErrors: [
      /ERR_FAILED|Signing out failed|dynamically imported module|failed: \S+\/static\/js\//,
    ],
  });

  test('requests carry the stored token, and signing out removes it', async ({ page }) => {
    await signInThroughForm(page, demoAccounts.dentist);
    await expect(page.getByRole('row').nth(1)).toContainText('Completed');
    await page.route(/\/static\/js\/firebase-authentication-/, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
    await page.getByLabel('Email', { exact: true }).fill(demoAccounts.dentist);
    await page.getByLabel('Message', { exact: true }).fill('Do you ship to Reno?');
    const requested = page.waitForRequest(`**${apiPaths.contact}`);
    await page.getByRole('button', { name: 'Send message' }).click();
    const { authorization = '' } = await (await requested).allHeaders();
    expect(authorization).toMatch(/^Bearer ./);

    const copies = () =>
      page.evaluate(
        (token) => Object.values(localStorage).filter((value) => value.includes(token)).length,
        authorization.replace('Bearer ', ''),
      );
    expect(await copies()).toBe(1);
    await page.getByRole('button', { name: 'dentist' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    expect(await copies()).toBe(0);
  });
});
