import { randomUUID } from 'node:crypto';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect } from '@playwright/test';
import { database } from '../../shop/database.ts';
import { extractLink } from '../../shop/email-link.ts';
import { mailTo } from '../../shop/inbox.ts';
import { signInThroughForm, test } from '../shop-test.ts';
import { openAsStaff } from '../staff-test.ts';

// The lookup responds with 404 if the email has no account, and so does the request for the missing profile.
test.use({ expectedErrors: [/status of 404/] });

test('an invited person sets a password and lands on the overview of waiting work', async ({
  page,
  otherPage,
}) => {
  const email = `${randomUUID()}@example.com`;
  await openAsStaff(page, '/staff/people');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Add to staff' }).click();
  const dialog = page.getByRole('dialog', { name: `Invite ${email} to the staff?` });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`We’ve invited ${email}.`)).toBeVisible();

  const { text } = await mailTo(email, 'You’re invited to the staff section');
  const invited = await otherPage();
  await invited.goto(extractLink(text).href);
  await expect(invited.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await invited.getByLabel('New password').fill(demoPassword);
  await invited.getByLabel('Confirm password').fill(demoPassword);
  await invited.getByRole('button', { name: 'Save new password' }).click();
  await expect(invited.getByText('Your password is saved')).toBeVisible();

  // Without a return path, like someone who signs in the next morning.
  await signInThroughForm(invited, email);
  await expect(invited).toHaveURL('/staff');
  await expect(invited.getByRole('heading', { name: 'Overview' })).toBeVisible();

  await invited.goto('/account');
  await expect(invited.getByText('This sign-in has no customer account')).toBeVisible();
  await expect(invited.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(invited.getByText('No orders found')).toHaveCount(0);
  const profiles = await database.collection('users').where('email', '==', email).get();
  expect(profiles.size).toBe(0);
});

test('staff choose their emails', async ({ page }) => {
  await openAsStaff(page, '/staff/emails');
  const digest = page.getByRole('checkbox', { name: /^Daily digest/ });
  await digest.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await page.reload();
  await expect(digest).toBeChecked();
  await digest.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
});
