import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { newPerson } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { type PaidOrder, paidOrder } from '../shop/paid-order.ts';
import { implant } from '../shop/products.ts';
import { storedOrder } from '../shop/stored-order.ts';
import { waitFor } from '../shop/wait-for.ts';
import { signInThroughForm, test } from './shop-test.ts';

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' }).format(cents / 100);

const shortId = (id: string) => `${id.slice(0, 8)}...`;

async function openStaff(page: Page, path: string): Promise<void> {
  await signInThroughForm(page, demoAccounts.staff);
  await expect(page).toHaveURL('/account');
  await page.goto(path);
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Find an order').fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
}

async function refund(page: Page, amount: string | undefined): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (amount !== undefined) {
    await dialog.getByLabel('A part').check();
    await dialog.getByLabel('Amount in dollars').fill(amount);
  }
  await dialog.getByLabel('Reason').fill('Wrong size');
  await dialog.getByRole('button', { name: 'Refund now' }).dblclick();
  // The function may have to start first, and asks Stripe.
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}

test.describe('one order', () => {
  let order: PaidOrder;
  test.beforeAll(async () => {
    order = await paidOrder();
  });

  test('is found by its id, the beginning of it, the e-mail address and the payment', async ({
    page,
  }) => {
    const { orderId, customer, paymentIntentId } = order;
    await openStaff(page, '/staff/orders');
    const found = page.getByRole('table', { name: 'Orders' }).getByRole('row');
    for (const text of [orderId, shortId(orderId), customer.email.toUpperCase(), paymentIntentId]) {
      await search(page, text);
      await expect(found).toHaveCount(2);
      await expect(found.nth(1)).toContainText(customer.email);
    }
    // The address keeps the search.
    await page.reload();
    await expect(found).toHaveCount(2);
    await search(page, 'Dr. Nobody');
    await expect(page.getByText('No order matches.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all orders' }).first().click();
    await page.getByRole('link', { name: shortId(orderId) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${shortId(orderId)}`);
    await expect(page.getByText('Payment taken')).toBeVisible();
    await page.getByRole('link', { name: 'Test Dentist' }).click();
    await expect(page).toHaveURL(`/staff/accounts/${customer.user.uid}`);
    await expect(page.getByRole('main')).toContainText(customer.email);
  });

  test("is refunded in part and in full, and the customer's open page shows it", async ({
    page,
    browser,
  }) => {
    const { orderId, customer, amount } = order;
    const customersTab = await (await browser.newContext()).newPage();
    await signInThroughForm(customersTab, customer.email);
    const row = customersTab.getByRole('row').nth(1);
    await expect(row).toContainText('Completed');

    await openStaff(page, `/staff/orders/${orderId}`);
    await refund(page, '10,50');
    await expect(page.getByText('$10.50 refunded.')).toBeVisible();
    await expect(row).toContainText('Refunded $10.50');
    const transactions = page.getByRole('table', { name: 'Transactions' });
    await expect(transactions.getByRole('row')).toHaveCount(3);
    const mails = page.getByRole('table', { name: 'Mails' });
    await expect(mails.getByRole('row')).toHaveCount(3);
    await expect(page.getByText('Refund: $10.50, by staff@example.com')).toBeVisible();

    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('A part').check();
    await dialog.getByLabel('Amount in dollars').fill(String(amount / 100));
    await dialog.getByRole('button', { name: 'Refund now' }).click();
    await expect(dialog.getByText('This is more than what is left.')).toBeVisible();
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await refund(page, undefined);
    await expect(page.getByText(`${dollars(amount - 1_050)} refunded.`)).toBeVisible();
    await expect(transactions.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    await expect(row).toContainText(`Refunded ${dollars(amount)}`);
    await customersTab.context().close();
  });

  test('has its confirmation sent again, a note, and is compared with Stripe', async ({ page }) => {
    const { orderId, customer } = order;
    const { subject } = await mailTo(customer.email, 'Your order');
    await openStaff(page, `/staff/orders/${orderId}`);
    await page.getByRole('button', { name: /^Send again: Order confirmation/ }).dblclick();
    await expect(
      page.getByText(`The mail to ${customer.email} is being sent again.`),
    ).toBeVisible();
    const copies = await waitFor('the copy of the confirmation', async () => {
      const mails = await mailsTo(customer.email);
      const same = mails.filter((mail) => mail.subject === subject);
      return same.length > 1 && same;
    });
    expect(copies).toHaveLength(2);

    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Leave it at the reception');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The note is saved.')).toBeVisible();
    const note = page.getByRole('region', { name: 'Note' });
    await expect(note).toContainText('Leave it at the reception');
    await expect(note).toContainText(demoAccounts.staff);

    await page.getByRole('button', { name: 'Compare with Stripe' }).click();
    await expect(page.getByText('Stripe and the shop agree.')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });

  test('has a packing slip without prices, which prints', async ({ page }) => {
    const { orderId } = order;
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await openStaff(page, `/staff/orders/${orderId}`);
    await page.getByRole('link', { name: 'Packing slip' }).click();
    await expect(page).toHaveURL(`/staff/orders/${orderId}/packing-slip`);
    const items = page.getByRole('table', { name: 'Items' });
    await expect(items.getByRole('row').nth(1)).toContainText(implant.sku);
    await expect(page.getByRole('main')).toContainText('1 Main Street');
    await expect(page.getByRole('main')).toContainText(orderId);
    await expect(page.getByRole('main')).not.toContainText('$');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(items).toBeVisible();
  });
});

test.describe('many orders', () => {
  const formula = '=HYPERLINK("https://elsewhere.example")';
  test.beforeAll(async () => {
    const batch = database.batch();
    for (let number = 1; number <= 60; number += 1) {
      // Thirty of one second: the place in the list must still be clear.
      const second = number <= 30 ? 0 : number;
      batch.set(
        database.doc(`orders/staff-orders-${String(number).padStart(4, '0')}`),
        storedOrder({
          uid: 'staff-orders',
          customerName: number === 60 ? formula : 'Many Orders',
          createdAt: Timestamp.fromDate(new Date(Date.UTC(2003, 4, 5, 12, 0, second))),
          status: number === 2 ? 'failed' : 'completed',
          attention: number === 3 ? ['another-amount'] : [],
          skus: number === 4 ? ['HD55S'] : [implant.sku],
        }),
      );
    }
    await batch.commit();
  });

  test('come in pages, newest first, there and back', async ({ page }) => {
    await openStaff(page, '/staff/orders?from=2003-05-05&to=2003-05-05');
    const links = page.getByRole('table', { name: 'Orders' }).getByRole('link');
    const ids = () =>
      links.evaluateAll((all) => all.map((each) => each.getAttribute('href')?.slice(-4)));
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => String(from - index).padStart(4, '0'));
    await expect.poll(ids).toEqual(numbers(60, 36));
    await page.getByRole('link', { name: 'Older orders' }).click();
    await expect.poll(ids).toEqual(numbers(35, 11));
    await page.getByRole('link', { name: 'Older orders' }).click();
    await expect.poll(ids).toEqual(numbers(10, 1));
    await expect(page.getByRole('link', { name: 'Older orders' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Newer orders' }).click();
    await expect.poll(ids).toEqual(numbers(35, 11));
    await page.goBack();
    await expect.poll(ids).toEqual(numbers(10, 1));
  });

  test('are filtered by status, attention, SKU and customer, and appear as they come', async ({
    page,
  }) => {
    await openStaff(page, '/staff/orders?customer=staff-orders');
    await expect(page.getByText('Only orders of one customer.')).toBeVisible();
    const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
    for (const [field, value, suffix] of [
      ['Status', 'failed', '0002'],
      ['Status', 'attention', '0003'],
      ['SKU', 'hd55s', '0004'],
    ] as const) {
      await page.goto('/staff/orders?customer=staff-orders');
      if (field === 'Status') await page.getByLabel(field).selectOption(value);
      else await page.getByLabel(field).fill(value);
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', new RegExp(`${suffix}$`));
    }
    await expect(page).toHaveURL(/sku=HD55S&customer=staff-orders/);
    const late = storedOrder({ uid: 'staff-orders', skus: ['HD55S'] });
    await database.doc('orders/staff-orders-late').set(late);
    await expect(rows).toHaveCount(3);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });

  test('are downloaded as CSV, in which no name is a formula', async ({ page }) => {
    await openStaff(page, '/staff/orders');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(page.getByText(/Choose both days/)).toBeVisible();
    await page.getByLabel('From').fill('2003-05-05');
    await page.getByLabel('To', { exact: true }).fill('2003-05-05');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('orders-2003-05-05-to-2003-05-05.csv');
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(62);
    expect(lines[0]).toMatch(/^\uFEFFOrder ID,Date \(UTC\),/);
    expect(lines.filter((line) => line.includes('HYPERLINK'))).toEqual([
      expect.stringContaining(`"'${formula.replaceAll('"', '""')}"`),
    ]);
  });
});

test('whoever is not staff is told that there is no such page', async ({ page }) => {
  const stranger = await newPerson();
  await signInThroughForm(page, stranger.email);
  await expect(page).toHaveURL('/account');
  await page.goto('/staff/orders');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});
