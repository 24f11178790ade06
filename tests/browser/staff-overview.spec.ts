import { randomUUID } from 'node:crypto';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { mailLink } from '@dental-shop/domain/contact/contact-links';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Locator, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { call } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { mailTo } from '../shop/inbox.ts';
import { paidOrder, waitForOrderWhere } from '../shop/orders.ts';
import { expectNoViolation } from './axe.ts';
import { signInThroughForm, test } from './shop-test.ts';

test.beforeEach(async ({ page }) => {
  await signInThroughForm(page, demoAccounts.staff);
  await expect(page).toHaveURL('/staff');
});

async function figure(page: Page, label: string): Promise<number> {
  const value = page.locator('dl > div', { hasText: label }).getByRole('definition');
  return Number(((await value.textContent()) ?? '').replaceAll(/[$,]/g, ''));
}

test("a purchase immediately appears in the overview's figures, charts, and tables", async ({
  page,
}) => {
  await page.goto('/staff?days=7');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(page.getByText('Orders today')).toBeVisible();
  const before = await figure(page, 'Orders today');
  await paidOrder();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => figure(page, 'Orders today')).toBe(before + 1);
  expect(await figure(page, 'Revenue today')).toBeGreaterThan(0);

  const byDay = page.getByRole('region', { name: 'Revenue by day' });
  await expect(byDay.getByRole('img', { name: 'in 7 days' })).toBeVisible();
  await byDay.getByRole('button', { name: 'Show figures' }).click();
  // The header and one row per day.
  await expect(byDay.getByRole('row')).toHaveCount(8);
  await expect(byDay.getByRole('row').nth(1)).toContainText(String(before + 1));
  const byCategory = page.getByRole('region', { name: 'Revenue by category' });
  await byCategory.getByRole('button', { name: 'Show figures' }).click();
  await expect(byCategory.getByRole('rowheader', { name: 'Implants' })).toBeVisible();
  await expectNoViolation(page);

  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL('/staff?days=90');
  await page.reload();
  await expect(page.getByRole('button', { name: '90 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a large revenue fits on one line on phones and desktops', async ({ page }) => {
  await page.route(`**${staffCallPath('readOverview')}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.result.today.revenue = 99_999_900;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/staff');
  const revenue = page.getByRole('definition').filter({ hasText: '$999,999.00' });
  const count = page.locator('dl > div', { hasText: 'Orders today' }).getByRole('definition');
  const height = async (value: Locator) => (await value.boundingBox())?.height;
  for (const width of [360, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(revenue).toBeVisible();
    expect([width, await height(revenue)]).toEqual([width, await height(count)]);
  }
});

test("the overview can resend an abandoned email and links to today's orders", async ({ page }) => {
  const to = `${randomUUID()}@example.com`;
  const delivery = { state: 'abandoned', attempts: 7, dueAt: null, lastError: 'No such mailbox' };
  const content = { template: 'account-approved', data: { name: 'Ana Ruiz' }, language: 'en' };
  await database.doc(`mail/${randomUUID()}`).set({
    ...content,
    to,
    createdAt: Timestamp.now(),
    delivery: { ...delivery, deliveredAt: null },
  });
  await page.goto('/staff');
  await expect(page.getByRole('link', { name: 'Unsent emails' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: to });
  await expect(row).toContainText('No such mailbox');
  await row.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(`Resending the email to ${to}.`)).toBeVisible();
  await expect(row).toBeHidden();
  await mailTo(to, 'approved');

  await page.getByRole('link', { name: 'Orders today' }).click();
  await expect(page).toHaveURL(/\/staff\/orders\?from=\d{4}-\d\d-\d\d&to=/);
});

test('a message arrives live, is answered by email, and is marked as answered', async ({
  page,
}) => {
  // Deletes messages left by other suites, because they would be listed first.
  const { docs } = await database.collection('contactMessages').where('state', '==', 'new').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await page.goto('/staff/messages');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  const email = `${randomUUID()}@example.com`;
  const subject = `Question ${randomUUID()}`;
  const body = { name: 'Ana Ruiz', email, subject, message: 'Do you ship?', language: 'en' };
  await call(apiPaths.contact, { method: 'POST', body });

  const message = page.getByRole('listitem').filter({ hasText: subject });
  await expect(message).toContainText('New');
  const reply = await message.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(reply).toContain(`${mailLink(email)}?subject=Re%3A%20Question`);
  expect(reply).toContain(encodeURIComponent('> Do you ship?'));
  await expectNoViolation(page);

  await message.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('marked as answered.')).toBeVisible();
  await expect(message).toContainText(`by ${demoAccounts.staff}`);
  await message.getByRole('button', { name: 'Mark as new' }).click();
  await expect(message.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
});

test('a new message is counted on the overview and links to the order that it mentions', async ({
  page,
}) => {
  const { orderId } = await paidOrder();
  const { number } = await waitForOrderWhere(orderId);
  await page.goto('/staff');
  await expect(page.getByRole('link', { name: 'New messages' })).toBeVisible();
  const before = await figure(page, 'New messages');
  const email = `${randomUUID()}@example.com`;
  const message = `Where is ${number.toLowerCase()}?`;
  const body = { name: 'Ana Ruiz', email, subject: 'Late', message, language: 'en' };
  await call(apiPaths.contact, { method: 'POST', body });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => figure(page, 'New messages')).toBeGreaterThan(before);
  await page.getByRole('link', { name: 'New messages' }).click();
  const card = page.getByRole('listitem').filter({ hasText: message });
  await card.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page).toHaveURL(`/staff/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
});

test('the catalogue shows its warnings and can be downloaded as a spreadsheet', async ({
  page,
}) => {
  const hidden = catalogue.products.filter((product) => product.hidden);
  await page.goto('/staff/catalogue');
  await expect(page.getByText(`${catalogue.products.length} rows`)).toBeVisible();
  await page.getByRole('button', { name: `Hidden (${hidden.length})` }).click();
  await expect(page).toHaveURL('/staff/catalogue?warning=hidden');
  await expect(page.getByRole('row')).toHaveCount(hidden.length + 1);
  await expect(page.getByRole('row').nth(1)).toContainText(hidden[0]?.sku ?? '');
  await expectNoViolation(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download spreadsheet' }).click();
  expect((await download).suggestedFilename()).toBe('catalogue.xlsx');
});
