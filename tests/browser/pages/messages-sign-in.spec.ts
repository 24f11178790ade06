import { randomUUID } from 'node:crypto';
import { demoAccounts, demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { newPerson } from '../../shop/customer.ts';
import { adminAuth } from '../../shop/database.ts';
import { holdBack, isOffline, refuse } from '../messages/identity-service.ts';
import { expectInBoth, fieldMessage } from '../messages/in-both.ts';
import { test } from '../shop-test.ts';

/*
 * Not provoked, because nothing in this shop can lead to them: popup-blocked, popup-closed-by-user
 * and unauthorized-domain (nobody signs in by popup), requires-recent-login (no account is changed
 * in the browser), multi-factor-auth-required (no second factor can be enrolled) and invalid-api-key
 * (a build with a wrong key has no working page at all). That each has its sentence is a unit test's.
 */

// The identity service's refusals, and the connection that is cut, show on the browser's console.
test.use({ expectedErrors: [/accounts:|status of 400|ERR_FAILED/] });

async function send(page: Page, fields: Record<string, string>): Promise<void> {
  const form = page.locator('main form:has(button[type="submit"])').last();
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('button[type="submit"]').click();
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
/** The outcome that takes a form's place, with the focus. */
const outcome = (page: Page) => page.getByRole('main').getByRole('status');
const unknownEmail = () => `${randomUUID()}@example.com`;

test('the login asks for what is missing', async ({ page }) => {
  await page.goto('/login');
  await send(page, {});
  await expectInBoth(page, await fieldMessage(page, 'email'), 'Email is required');
  await expectInBoth(page, await fieldMessage(page, 'password'), 'Password is required');
});

test('the login says why it refuses', async ({ page }) => {
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
    await expectInBoth(page, alert(page), sentence);
  }
});

test('the login has a sentence for what its emulator never answers', async ({ page }) => {
  await page.goto('/login');
  const fields = { email: demoAccounts.dentist, password: demoPassword };
  for (const [code, sentence] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many failed attempts. Please try again later'],
    ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password'],
    ['OPERATION_NOT_ALLOWED', 'Invalid email or password'],
  ] as const) {
    await refuse(page, 'signInWithPassword', code);
    await send(page, fields);
    await expectInBoth(page, alert(page), sentence);
  }
  await isOffline(page, 'signInWithPassword');
  await send(page, fields);
  await expectInBoth(
    page,
    alert(page),
    'We couldn’t reach the sign-in service. Check your connection and try again.',
  );
});

test('the login says that it is at work', async ({ page }) => {
  await page.goto('/login');
  const release = await holdBack(page, 'signInWithPassword');
  await send(page, { email: demoAccounts.dentist, password: demoPassword });
  await expectInBoth(page, page.locator('main form button[type="submit"]'), 'Signing in...');
  release();
  await expect(alert(page)).toBeVisible();
});

test('the password reset says why it refuses, and what it has sent', async ({ page }) => {
  await page.goto('/forgot-password');
  for (const [email, sentence] of [
    ['', 'Please enter an email address.'],
    ['nobody', 'Invalid email address format.'],
  ] as const) {
    await send(page, { email });
    await expectInBoth(page, await fieldMessage(page, 'email'), sentence);
  }
  await send(page, { email: unknownEmail() });
  await expectInBoth(page, alert(page), 'No account found with this email.');
  await refuse(page, 'sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await send(page, { email: demoAccounts.lab });
  await expectInBoth(page, alert(page), 'Too many attempts. Please try again later.');
  await refuse(page, 'sendOobCode', 'QUOTA_EXCEEDED');
  await send(page, { email: demoAccounts.lab });
  await expect(alert(page)).toHaveText(/^Failed to send reset email: .+/);

  const release = await holdBack(page, 'sendOobCode');
  await send(page, { email: demoAccounts.lab });
  await expectInBoth(page, page.locator('main form button[type="submit"]'), 'Sending...');
  release();
  await expect(alert(page)).toBeVisible();

  await page.unrouteAll();
  const { email } = await newPerson();
  await send(page, { email });
  await expectInBoth(page, outcome(page), 'Reset link sent! Please check your email.');
  const back = page.getByRole('main').locator('a[href="/login"]');
  await expectInBoth(page, back, 'Return to login');
});

test('a mailed link that does not work says why', async ({ page }) => {
  await page.goto('/auth/action?mode=resetPassword&oobCode=wrong');
  await expectInBoth(
    page,
    outcome(page),
    'This link is invalid or has already been used. Request a new one.',
  );
  await refuse(page, 'resetPassword', 'EXPIRED_OOB_CODE');
  await page.goto('/auth/action?mode=resetPassword&oobCode=old');
  await expectInBoth(page, outcome(page), 'This link has expired. Request a new one.');
});
