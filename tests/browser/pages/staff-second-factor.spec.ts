import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { database } from '../../shop/database.ts';
import { supportAuthenticatorApps, totpCode } from '../authenticator.ts';
import { test } from '../shop-test.ts';
import { openAsNewStaff } from '../staff-test.ts';

test.use({ expectedErrors: [/status of 40[0134]|permission/i] });

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('staff set up an authenticator app and sign in with its codes', async ({ page }) => {
  await supportAuthenticatorApps(page);
  const staff = await openAsNewStaff(page, '/staff/messages');
  const messages = page.getByRole('heading', { name: 'Messages' });
  await expect(messages).toBeVisible();

  // Simulates a shop that requires a second factor.
  await database.doc(`staff/${staff.user.uid}`).update({ secondFactor: true });
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the key shown below' })).toBeVisible();
  const key = (await page.locator('main code').textContent()) ?? '';
  await enterCode(page, '000000' === totpCode(key) ? '000001' : '000000');
  await expect(page.getByText('That code is wrong or has expired.')).toBeVisible();
  await enterCode(page, totpCode(key));
  await expect(messages).toBeVisible();

  await page.getByRole('button', { name: staff.email.split('@')[0] ?? '' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/login?returnTo=${encodeURIComponent('/staff/orders')}`);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await enterCode(page, totpCode(key));
  await expect(page).toHaveURL('/staff/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
});
