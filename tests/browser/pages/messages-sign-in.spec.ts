import { randomUUID } from 'node:crypto';
import { demoAccounts, demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { newPerson } from '../../shop/customer.ts';
import { adminAuth } from '../../shop/database.ts';
import { blockAuth, delayAuth, mockAuthError } from '../messages/identity-service.ts';
import { expectInBothLanguages, fieldMessage } from '../messages/in-both.ts';
import { test } from '../shop-test.ts';

// These errors can't occur in this shop, so they aren't tested here: popup-blocked, popup-closed-by-user,
// unauthorized-domain, requires-recent-login, multi-factor-auth-required, and invalid-api-key. A unit test checks that
// each one has a message.

// Chromium logs the identity service's errors and the blocked request.
test.use({ expectedErrors: [/accounts:|status of 400|ERR_FAILED/] });

async function send(page: Page, fields: Record<string, string>): Promise<void> {
  const form = page.locator('main form:has(button[type="submit"])').last();
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('button[type="submit"]').click();
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
/** Replaces the form on success and receives focus. */
const outcome = (page: Page) => page.getByRole('main').getByRole('status');
const unknownEmail = () => `${randomUUID()}@example.com`;

test('the login form marks missing fields', async ({ page }) => {
  await page.goto('/login');
  await send(page, {});
  await expectInBothLanguages(page, await fieldMessage(page, 'email'), 'Email is required');
  await expectInBothLanguages(page, await fieldMessage(page, 'password'), 'Password is required');
});

test('the login form shows why sign-in failed', async ({ page }) => {
  const disabled = await newPerson();
  await adminAuth.updateUser(disabled.user.uid, { disabled: true });
  await page.goto('/login');
  for (const [email, password, sentence] of [
    [unknownEmail(), demoPassword, 'No account exists with this email'],
    [demoAccounts.dentist, 'another-password', 'Invalid email or password'],
    ['nobody', demoPassword, 'Invalid email format'],
    [disabled.email, demoPassword, 'This account has been disabled'],
  ] as const) {
    await send(page, { email, password });
    await expectInBothLanguages(page, alert(page), sentence);
  }
});

test('the login form has messages for errors that the emulator never returns', async ({ page }) => {
  await page.goto('/login');
  const fields = { email: demoAccounts.dentist, password: demoPassword };
  for (const [code, sentence] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many failed attempts. Please try again later'],
    ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password'],
    ['OPERATION_NOT_ALLOWED', 'Invalid email or password'],
  ] as const) {
    await mockAuthError(page, 'signInWithPassword', code);
    await send(page, fields);
    await expectInBothLanguages(page, alert(page), sentence);
  }
  await blockAuth(page, 'signInWithPassword');
  await send(page, fields);
  await expectInBothLanguages(
    page,
    alert(page),
    'We couldn’t reach the sign-in service. Check your connection and try again.',
  );
});

test('the login form shows when sign-in is in progress', async ({ page }) => {
  await page.goto('/login');
  const release = await delayAuth(page, 'signInWithPassword');
  await send(page, { email: demoAccounts.dentist, password: demoPassword });
  await expectInBothLanguages(
    page,
    page.locator('main form button[type="submit"]'),
    'Signing in...',
  );
  release();
  await expect(alert(page)).toBeVisible();
});

test('the password reset shows errors, progress, and success', async ({ page }) => {
  await page.goto('/forgot-password');
  for (const [email, sentence] of [
    ['', 'Please enter an email address.'],
    ['nobody', 'Invalid email address format.'],
  ] as const) {
    await send(page, { email });
    await expectInBothLanguages(page, await fieldMessage(page, 'email'), sentence);
  }
  await send(page, { email: unknownEmail() });
  await expectInBothLanguages(page, alert(page), 'No account found with this email.');
  await mockAuthError(page, 'sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await send(page, { email: demoAccounts.lab });
  await expectInBothLanguages(page, alert(page), 'Too many attempts. Please try again later.');
  await mockAuthError(page, 'sendOobCode', 'QUOTA_EXCEEDED');
  await send(page, { email: demoAccounts.lab });
  await expect(alert(page)).toHaveText(/^Failed to send reset email: .+/);

  const release = await delayAuth(page, 'sendOobCode');
  await send(page, { email: demoAccounts.lab });
  await expectInBothLanguages(page, page.locator('main form button[type="submit"]'), 'Sending...');
  release();
  await expect(alert(page)).toBeVisible();

  await page.unrouteAll();
  const { email } = await newPerson();
  await send(page, { email });
  await expectInBothLanguages(page, outcome(page), 'Reset link sent! Please check your email.');
  const back = page.getByRole('main').locator('a[href="/login"]');
  await expectInBothLanguages(page, back, 'Return to login');
});

test("an emailed link that doesn't work shows the reason", async ({ page }) => {
  await page.goto('/auth/action?mode=resetPassword&oobCode=wrong');
  await expectInBothLanguages(
    page,
    outcome(page),
    'This link is invalid or has already been used. Request a new one.',
  );
  await mockAuthError(page, 'resetPassword', 'EXPIRED_OOB_CODE');
  await page.goto('/auth/action?mode=resetPassword&oobCode=old');
  await expectInBothLanguages(page, outcome(page), 'This link has expired. Request a new one.');
});
