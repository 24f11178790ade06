import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect } from '@playwright/test';
import { mailTo } from '../../shop/inbox.ts';
import { openAndSettle, test } from '../shop-test.ts';

test('a visitor corrects the marked fields and sends a message', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('group', { name: 'Correct the 3' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Enter your message' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter your name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await page.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await expect(page.getByRole('link', { name: 'Enter your name' })).toBeHidden();
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByLabel('Message', { exact: true }).fill('Do you ship to Reno?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByRole('link', { name: 'Please enter a valid email address' }),
  ).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(`a confirmation is on its way to ${email}`)).toBeVisible();
  await mailTo(email, 'We received your message');
});

test.describe('a rate-limited message', () => {
  test.use({ expectedErrors: [/429/] });

  test('shows an error and keeps the text', async ({ page }) => {
    await page.route(`**${apiPaths.contact}`, (route) =>
      route.fulfill({ status: 429, json: { error: 'No.', code: 'too-many-requests' } }),
    );
    await page.goto('/contact');
    await page.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
    await page.getByLabel('Email', { exact: true }).fill('ana@example.com');
    await page.getByLabel('Message', { exact: true }).fill('Do you ship to Reno?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('You’ve sent too many messages.')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Do you ship to Reno?');
  });
});

test.describe('a message sent offline', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|^failed: |could not be (?:loaded|sent)/],
  });

  test('shows an error and can be sent once the network is back', async ({ page, context }) => {
    const email = `${randomUUID()}@example.com`;
    // A missing script would cause a different error message.
    await openAndSettle(page, '/contact');
    await page.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Message', { exact: true }).fill('Do you ship to Reno?');
    await context.setOffline(true);
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByText(/^We couldn’t reach the shop/)).toBeVisible();

    await context.setOffline(false);
    await send.click();
    await expect(page.getByText(`a confirmation is on its way to ${email}`)).toBeVisible();
  });
});
