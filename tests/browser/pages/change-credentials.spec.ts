import { randomUUID } from 'node:crypto';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { register } from '../../shop/api.ts';
import { newPerson, type Person } from '../../shop/customer.ts';
import { extractLink } from '../../shop/email-link.ts';
import { mailTo } from '../../shop/inbox.ts';
import { expectInBothLanguages } from '../messages/in-both.ts';
import { signInThroughForm, test } from '../shop-test.ts';

// The session is revoked, so some requests fail.
test.use({ expectedErrors: [/accounts:|status of 40[01]|token/] });

async function openAccount(page: Page): Promise<Person> {
  const person = await newPerson();
  await register(person);
  await signInThroughForm(page, person.email);
  await expect(page).toHaveURL('/account');
  await page.goto('/account?tab=info');
  return person;
}

const outcome = (page: Page) => page.getByRole('main').getByRole('status');

test('a customer changes their email, confirms it from the link, and signs in with it', async ({
  page,
}) => {
  const person = await openAccount(page);
  const email = `${randomUUID()}@example.com`;
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Current password').fill('not it');
  await page.getByRole('button', { name: 'Send link' }).click();
  const alert = page.getByRole('tabpanel').getByRole('alert');
  await expectInBothLanguages(page, alert, 'Wrong password. Try again.');
  await page.getByLabel('Current password').fill(demoPassword);
  await page.getByRole('button', { name: 'Send link' }).click();
  const sent = page.getByRole('status').filter({ hasText: `Check ${email} for a link` });
  await expect(sent).toBeFocused();

  const { text } = await mailTo(email, 'Confirm your new email address');
  await page.goto(extractLink(text).href);
  await page.getByRole('button', { name: `Use ${email} for my account` }).click();
  await expect(outcome(page)).toHaveText(
    `Your email is now ${email}. Use it to sign in from now on.`,
  );
  await mailTo(person.email, 'Your account’s email address was changed');
  // Changing the email also revokes this browser's session.
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await signInThroughForm(page, email);
  await expect(page).toHaveURL('/account');
  await page.goto('/account?tab=info');
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();

  await page.goto(extractLink(text).href);
  await expect(outcome(page)).toHaveText('Your email is already confirmed. You can sign in.');
});

test('a customer changes their password and stays signed in', async ({ page }) => {
  const { email } = await openAccount(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(demoPassword);
  await page.getByLabel('New password').fill('another password');
  await page.getByLabel('Confirm password').fill('another password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await mailTo(email, 'Your password was changed');
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  const contact = page
    .getByRole('tabpanel')
    .getByRole('link', { name: 'contact customer support' });
  await expect(contact).toHaveAttribute('href', '/contact');
});
