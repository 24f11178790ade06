import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { type CustomersOrder, paidOrder, waitForOrderWhere } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { waitFor } from '../shop/wait-for.ts';
import { expectNoViolation } from './axe.ts';
import { signInThroughForm, stopLongTimers, test } from './shop-test.ts';
import {
  enterPassword,
  openAsNewStaff,
  openAsStaff,
  openRefund,
  passwordDialog,
  reopenWithOldSession,
} from './staff-test.ts';

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' }).format(cents / 100);

const shortId = (id: string) => `${id.slice(0, 8)}...`;

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Find an order').fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
}

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

async function refund(page: Page, amount: string | undefined): Promise<void> {
  const dialog = await openRefund(page);
  if (amount !== undefined) {
    await dialog.getByLabel('Another amount').check();
    await dialog.getByLabel('Amount in dollars').fill(amount);
  }
  await dialog.getByLabel('Reason').fill('Wrong size');
  await dialog.getByRole('button', { name: 'Refund now' }).dblclick();
  // The function calls Stripe and may have a cold start.
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}

test.describe('an order', () => {
  let order: CustomersOrder;
  test.beforeAll(async () => {
    order = await paidOrder();
  });

  test('is found by number, ID, prefix of the ID, email, and payment', async ({ page }) => {
    const { orderId, customer, paymentIntentId } = order;
    // The list has already loaded the order, so the server's response contains nothing new. The page must still show
    // the result right away, not after a timeout.
    await stopLongTimers(page);
    await openAsStaff(page, '/staff/orders');
    const found = page.getByRole('grid', { name: 'Orders' }).getByRole('row');
    const { number } = await waitForOrderWhere(orderId);
    const said = number.toLowerCase().replace('-', ' ');
    const email = customer.email.toUpperCase();
    for (const text of [number, said, orderId, shortId(orderId), email, paymentIntentId]) {
      await search(page, text);
      await expect(found).toHaveCount(2);
      await expect(found.nth(1)).toContainText(number);
    }
    // The reloaded page takes the search from its URL.
    await page.reload();
    await expect(found).toHaveCount(2);
    await search(page, 'Dr. Xyqzwv');
    await expect(page.getByText(/^No results\./)).toBeVisible();
    await page.getByRole('link', { name: 'Show all orders' }).first().click();
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
    await expect(timeline(page)).toContainText(`Payment: ${dollars(order.amount)}`);
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    const inStripe = page.getByRole('link', { name: 'Open in Stripe' });
    await expect(inStripe).toHaveAttribute('href', new RegExp(`/payments/${paymentIntentId}$`));
    await page.getByRole('link', { name: 'Test Dentist' }).click();
    await expect(page).toHaveURL(`/staff/accounts/${customer.user.uid}`);
    await expect(page.getByRole('main')).toContainText(customer.email);
  });

  test("can be refunded partially and then in full, which updates the customer's open page", async ({
    page,
    otherPage,
  }) => {
    const { orderId, customer, amount } = order;
    const customersTab = await otherPage();
    await signInThroughForm(customersTab, customer.email);
    const row = customersTab.getByRole('row').nth(1);
    await expect(row).toContainText('Completed');

    await openAsStaff(page, `/staff/orders/${orderId}`);
    await refund(page, '10,50');
    await expect(page.getByText('$10.50 refunded.')).toBeVisible();
    await expect(row).toContainText('Refunded $10.50');
    await expect(timeline(page).getByText('Refund: $10.50, by staff@example.com')).toBeVisible();
    await expect(timeline(page).getByText(/^Email: /)).toHaveCount(3);
    await expect(timeline(page).getByText(/^(Payment|Refund): /)).toHaveCount(2);

    const dialog = await openRefund(page);
    await dialog.getByLabel('Another amount').check();
    await dialog.getByLabel('Amount in dollars').fill(String(amount / 100));
    await dialog.getByRole('button', { name: 'Refund now' }).click();
    await expect(
      dialog.getByRole('link', { name: 'This is more than the remaining amount.' }),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Enter a reason.' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await refund(page, undefined);
    await expect(page.getByText(`${dollars(amount - 1_050)} refunded.`)).toBeVisible();
    await expect(timeline(page).getByText(/^(Payment|Refund): /)).toHaveCount(3);
    await expect(page.getByText('Everything was refunded.')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Refund' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(row).toContainText(`Refunded ${dollars(amount)}`);
  });

  test('can be compared with Stripe, annotated, and confirmed again by email', async ({ page }) => {
    const { orderId, customer } = order;
    const { subject } = await mailTo(customer.email, 'Your order');
    await openAsStaff(page, `/staff/orders/${orderId}`);
    await page.getByRole('button', { name: /^Resend: Order confirmation/ }).dblclick();
    await expect(page.getByText(`Resending the email to ${customer.email}.`)).toBeVisible();
    const copies = await waitFor('the copy of the confirmation', async () => {
      const mails = await mailsTo(customer.email);
      const same = mails.filter((mail) => mail.subject === subject);
      return same.length > 1 && same;
    });
    expect(copies).toHaveLength(2);

    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Leave it at the reception');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Note saved.')).toBeVisible();
    const note = page.getByRole('region', { name: 'Note' });
    await expect(note).toContainText('Leave it at the reception');
    await expect(note).toContainText(demoAccounts.staff);

    await expect(timeline(page)).toContainText('Leave it at the reception');

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Compare with Stripe' }).click();
    await expect(page.getByText('Everything matches Stripe and the shipments.')).toBeVisible();
    await expectNoViolation(page);
  });

  test('has a printable packing slip without prices', async ({ page }) => {
    const { orderId } = order;
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await openAsStaff(page, `/staff/orders/${orderId}`);
    await page.getByRole('link', { name: 'Packing slip' }).click();
    await expect(page).toHaveURL(`/staff/orders/${orderId}/packing-slip`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing slip');
    const items = page.getByRole('table', { name: 'Items' });
    await expect(items.getByRole('row').nth(1)).toContainText(implant.sku);
    await expect(page.getByRole('main')).toContainText('1 Main Street');
    await expect(page.getByRole('main')).toContainText(orderId);
    await expect(page.getByRole('main')).toContainText((await waitForOrderWhere(orderId)).number);
    await expect(page.getByRole('main')).not.toContainText('$');
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(items).toBeVisible();
  });
});

test.describe('ten minutes after sign-in', () => {
  test.use({ expectedErrors: [/status of 40[0134]/] });

  test('a refund asks for the password once and then goes through', async ({ page }) => {
    const { orderId } = await paidOrder();
    const path = `/staff/orders/${orderId}`;
    const staff = await openAsNewStaff(page, path);
    await reopenWithOldSession(page, staff, { signedInSecondsAgo: 10 * 60 });
    const dialog = await openRefund(page);
    await dialog.getByLabel('Reason').fill('Wrong size');
    const send = dialog.getByRole('button', { name: 'Refund now' });

    await send.click();
    await passwordDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByText('Nothing was changed. Enter your password')).toBeVisible();
    expect((await database.doc(`orders/${orderId}`).get()).get('amountRefunded')).toBe(0);

    await send.click();
    await enterPassword(page, 'not-the-password');
    await expect(passwordDialog(page).getByText('Wrong password.')).toBeVisible();
    await enterPassword(page);
    await expect(page.getByText(/refunded\./).first()).toBeVisible();
    await expect(passwordDialog(page)).toBeHidden();
  });
});
