import { randomUUID } from 'node:crypto';
import { appCheckUrl } from '@dental-shop/emulators/addresses';
import { demoAccounts, demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect } from '@playwright/test';
import { newPerson } from '../../shop/customer.ts';
import { adminAuth, database } from '../../shop/database.ts';
import { newStaff } from '../../shop/staff.ts';
import { test } from '../shop-test.ts';
import {
  enterPassword,
  openAsNewStaff,
  openAsStaff,
  recordFirstMatch,
  reopenWithOldSession,
} from '../staff-test.ts';

const minute = 60;
const hour = 60 * minute;

test.use({ expectedErrors: [/status of 40[0134]/] });

test('an admin sees account details and can grant access only to a verified account', async ({
  page,
}) => {
  // Accounts from other suites fill the first page, so this email must come first.
  const { email, user } = await newPerson(`0000-${randomUUID()}@example.com`);
  await openAsStaff(page, '/staff/people');
  const lookUp = async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Add to staff' }).click();
  };
  const dialog = page.getByRole('dialog', { name: `Make ${email} staff?` });
  const grant = dialog.getByRole('button', { name: 'Make staff' });

  await lookUp();
  await expect(dialog.getByText('Not verified')).toBeVisible();
  await expect(dialog.getByText('Not registered')).toBeVisible();
  await expect(dialog.getByText(/^Anyone could have created this account/)).toBeVisible();
  await expect(grant).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await adminAuth.updateUser(user.uid, { emailVerified: true });
  await lookUp();
  await grant.click();
  await expect(page.getByText(`${email} is now staff.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
});

// The page also subscribes to the admin's own role, so Firestore caches the admin before the rest of the staff.
test("the staff list doesn't briefly show only the admin while loading", async ({ page }) => {
  await newStaff();
  const firstAddresses = await recordFirstMatch(page, '[role=gridcell]');
  await openAsStaff(page, '/staff/people');
  await expect(page.getByRole('gridcell').filter({ hasText: '@' }).nth(1)).toBeVisible();
  expect(await firstAddresses()).not.toContain(demoAccounts.staff);
});

test('a download requires the password again', async ({ page }) => {
  const staff = await openAsNewStaff(page, '/staff/catalogue');
  await reopenWithOldSession(page, staff, { signedInSecondsAgo: 10 * minute });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download spreadsheet' }).click();
  await enterPassword(page);
  expect((await download).suggestedFilename()).toBe('catalogue.xlsx');
});

test('idle staff are warned, can stay signed in, and are signed out otherwise', async ({
  page,
}) => {
  const staff = await openAsNewStaff(page, '/staff/messages');
  const idle = (seconds: number) =>
    reopenWithOldSession(page, staff, { signedInSecondsAgo: 2 * hour, idleSeconds: seconds });
  const notice = page.getByRole('alertdialog', { name: 'Are you still there?' });

  await idle(29 * minute + 5);
  await notice.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(notice).toBeHidden();

  await page.goto('/products');
  await idle(29 * minute + 5);
  await expect(notice).toBeVisible();
  await page.evaluate(() => localStorage.setItem('staffActiveAt', String(Date.now())));
  await expect(notice).toBeHidden();

  await page.goto('/staff/messages');
  await idle(30 * minute);
  await expect(page).toHaveURL('/login?ended=1&returnTo=%2Fstaff%2Fmessages');
  await expect(page.getByText(/^You were signed out because/)).toBeVisible();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/staff/messages');
});

test('a staff session ends after twelve hours even if active', async ({ page }) => {
  const staff = await openAsNewStaff(page, '/staff/messages');
  await reopenWithOldSession(page, staff, { signedInSecondsAgo: 12 * hour });
  await expect(page).toHaveURL('/login?ended=1&returnTo=%2Fstaff%2Fmessages');
});

test('staff with an unverified email see how to continue', async ({ page }) => {
  const staff = await openAsNewStaff(page, '/staff/messages');
  await adminAuth.updateUser(staff.user.uid, { emailVerified: false });
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/login?returnTo=${encodeURIComponent('/staff/messages')}`);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email first' })).toBeVisible();
  await adminAuth.updateUser(staff.user.uid, { emailVerified: true });
  await page.getByRole('button', { name: 'I’ve verified it' }).click();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});

test("staff whose browser can't be verified can still sign out on all devices", async ({
  page,
}) => {
  // Never responds, like a proxy that drops requests to Google.
  await page.route(`${appCheckUrl}/**`, () => undefined);
  const { email, user } = await openAsNewStaff(page, '/faqs');
  const response = page.waitForResponse('**/api/de/account/sign-out');
  await page.getByRole('button', { name: email.split('@')[0] ?? '' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  expect((await response).status()).toBe(200);
  await expect(page).toHaveURL('/');
  expect((await database.doc(`staff/${user.uid}`).get()).get('signedOutAt')).toBeDefined();
});

test('signing out removes personal data and keeps the language', async ({ page }) => {
  const { email } = await newPerson();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account');
  await page.evaluate((uid) => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('cart', '[]');
    localStorage.setItem('checkout', JSON.stringify({ uid }));
  }, randomUUID());
  const response = page.waitForResponse('**/api/de/account/sign-out');
  await page.getByRole('button', { name: email.split('@')[0] ?? '' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  expect(await (await response).headerValue('clear-site-data')).toBe('"cache"');
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toContain('language');
  expect(kept).not.toContain('cart');
  expect(kept).not.toContain('checkout');
});
