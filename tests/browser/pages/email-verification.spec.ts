import { randomUUID } from 'node:crypto';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { updateEmail } from 'firebase/auth';
import { newPerson } from '../../shop/customer.ts';
import { adminAuth } from '../../shop/database.ts';
import { mailsTo, mailTo } from '../../shop/inbox.ts';
import { fillShortRegistration } from '../fill-registration.ts';
import { expectInBothLanguages } from '../messages/in-both.ts';
import { signInThroughForm, test } from '../shop-test.ts';

async function register(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/create-account');
  await fillShortRegistration(page, { name: 'Lena Ortiz', email, password: demoPassword });
  return email;
}

const linkIn = (text: string): string => /http:\S+\/auth\/action\S+/.exec(text)?.[0] ?? '';

test('a new account gets a link, requests another, and verifies its email', async ({ page }) => {
  const email = await register(page);
  await expect(page.getByText('We sent you a link to verify your email.')).toBeVisible();
  const first = await mailTo(email, 'We received your registration');
  expect(linkIn(first.text)).toContain('mode=verifyEmail');

  await signInThroughForm(page, email);
  await expect(page).toHaveURL('/account');
  await page.goto('/account?tab=info');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link sent!' })).toBeVisible();
  const second = await mailTo(email, 'Verify your email address');
  await page.goto(linkIn(second.text));
  await page.getByRole('button', { name: `Confirm ${email}` }).click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await page.goto('/account?tab=info');
  await expect(page.getByText(email).last()).toBeVisible();
  await expect(page.getByText('Your email isn’t verified')).toHaveCount(0);
  // Fails if the identity service sends its own email in addition to the shop's.
  expect(await mailsTo(email)).toHaveLength(2);
});

test.describe('a verification link', () => {
  test.use({ expectedErrors: [/status of 400|link failed/] });

  test('still works once for its owner after a mail scanner has opened it', async ({
    page,
    otherPage,
    request,
  }) => {
    const email = await register(page);
    const link = linkIn((await mailTo(email, 'We received your registration')).text);
    // Simulates a mail scanner that fetches the link and opens it in a browser.
    expect((await request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expect(page.getByRole('button', { name: `Confirm ${email}` })).toBeVisible();
    expect(await adminAuth.getUserByEmail(email)).toMatchObject({ emailVerified: false });

    const owner = await otherPage();
    await owner.goto(link);
    await owner.getByRole('button', { name: `Confirm ${email}` }).press('Enter');
    const outcome = owner.getByRole('main').getByRole('status');
    await expect(outcome).toHaveText('Thank you. Your email is confirmed.');
    await expect(outcome).toBeFocused();
    expect(await adminAuth.getUserByEmail(email)).toMatchObject({ emailVerified: true });

    for (const each of [owner, page]) {
      await each.goto(link);
      await expectInBothLanguages(
        each,
        each.getByRole('main').getByRole('status'),
        'Your email is already confirmed. You can sign in.',
      );
      await expect(each.getByRole('main').locator('a[href="/login"]')).toBeVisible();
    }
  });
});

test('an email changed by an attacker can be reverted, and a new password is offered', async ({
  page,
}) => {
  const { user, email } = await newPerson();
  await updateEmail(user, `${randomUUID()}@example.com`);
  const { text } = await mailTo(email, 'The email of your account was changed');
  await page.goto(linkIn(text));
  await page.getByRole('button', { name: `Change my email back to ${email}` }).click();
  await expect(page.getByText(`Your email is ${email} again.`)).toBeVisible();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL('/forgot-password');

  await signInThroughForm(page, email);
  await expect(page).toHaveURL('/account');
});
