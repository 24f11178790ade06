import { expect } from '@playwright/test';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import { adminAuth, database } from '../../shop/database.ts';
import { mailTo } from '../../shop/inbox.ts';
import { delayRequests, signInThroughForm, test } from '../shop-test.ts';

/** The page keeps requesting the deleted account's data until the user leaves. */
test.use({ expectedErrors: [/status of 40[01]|account (?:information|data)|permission/i] });

test('a customer downloads their data and deletes their account', async ({ page }) => {
  const { email, user } = await approvedCustomer();
  await signInThroughForm(page, email);
  await expect(page).toHaveURL('/account');
  await page.getByRole('tab', { name: 'Account Info' }).click();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  expect((await downloading).suggestedFilename()).toBe('my-data.json');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('not-the-password');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Wrong password/);
  expect((await adminAuth.getUser(user.uid)).email).toBe(email);

  await dialog.getByLabel('Your password').fill('demo-password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('status').getByText('Your account is closed')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();

  expect((await adminAuth.getUsers([{ uid: user.uid }])).users).toEqual([]);
  expect((await database.doc(`users/${user.uid}`).get()).exists).toBe(false);
  await mailTo(email, 'Your account has been deleted');

  await signInThroughForm(page, email);
  await expect(page.getByText('No account exists with this email')).toBeVisible();
});

// These buttons used to move when the account data arrived, and clicks missed them.
test('the account buttons appear only after the data above them has loaded', async ({ page }) => {
  const { email } = await approvedCustomer();
  await signInThroughForm(page, email);
  await expect(page).toHaveURL('/account');
  const profile = await delayRequests(page, '**/api/*/account/profile');
  const verification = await delayRequests(page, '**/accounts:lookup*');
  const button = page.getByRole('button', { name: 'Download your data' });

  await page.getByRole('tab', { name: 'Account Info' }).click();
  await profile.requested;
  await expect(button).toHaveCount(0);
  profile.release();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await verification.requested;
  await expect(button).toHaveCount(0);
  verification.release();
  await expect(button).toBeVisible();
  expect(await page.getByText('Your email isn’t verified').isVisible()).toBe(true);
});
