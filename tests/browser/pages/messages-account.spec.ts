import { apiPaths } from '@dental-shop/domain/api/paths';
import type { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../shop/customer.ts';
import { expectInBothLanguages, switchLanguage } from '../messages/in-both.ts';
import { seedSession, test } from '../shop-test.ts';

test.use({ expectedErrors: [/status of 5\d\d|could not be|information\/drills|information\//] });

const panel = (page: Page) => page.getByRole('tabpanel');

async function openAccount(page: Page, account: keyof typeof demoAccounts): Promise<void> {
  await seedSession(page, await signIn(account));
  await page.goto('/account');
}

test('an account without orders or cards shows empty states', async ({ page }) => {
  await openAccount(page, 'lab');
  for (const [tab, sentence] of [
    ['orders', 'No orders found'],
    ['payment-methods', 'No saved payment methods found'],
    ['transactions', 'No transactions found'],
    ['no-such-tab', 'Tab content not found'],
  ] as const) {
    await page.goto(`/account?tab=${tab}`);
    const shown = panel(page).getByText(sentence, { exact: true });
    await expect(shown).toBeVisible();
    await switchLanguage(page, 'es');
    await expect(shown).toBeHidden();
    await expect(panel(page)).not.toBeEmpty();
    await switchLanguage(page, 'en');
  }
});

test('the account page has the specified tabs, columns, and labels', async ({ page }) => {
  await openAccount(page, 'dentist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await expect(page.getByRole('tab')).toHaveText([
    'My Orders',
    'Buy Again',
    'My Lists',
    'Account Info',
    'Payment Methods',
  ]);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Order ID',
    'Date',
    'Items',
    'Amount',
    'Status',
    'Receipt',
    'Actions',
  ]);
  const order = page.getByRole('row').nth(1);
  await expect(order.getByRole('cell').first()).toHaveText(/^\w{8}(…|\.\.\.)$/);
  await expect(order.getByRole('link', { name: 'View Receipt' })).toBeVisible();
  await expect(order.getByRole('button', { name: 'Reorder' })).toBeVisible();

  await page.getByRole('tab', { name: 'Account Info' }).click();
  await expect(panel(page).locator('dt')).toHaveText([
    'Name',
    'Email',
    'Account Type',
    'Member Since',
    'Address',
    'Phone Number',
    'Account Status',
  ]);
  await expect(panel(page).locator('dd').last()).toHaveText('Approved');
});

test('a pending account shows its status', async ({ page }) => {
  await openAccount(page, 'lab');
  await page.goto('/account?tab=info');
  await expectInBothLanguages(page, panel(page).locator('dd').last(), 'Pending Approval');
});

test('account data that fails to load shows an error', async ({ page }) => {
  await openAccount(page, 'dentist');
  for (const [tab, address] of [
    ['info', apiPaths.profile],
    ['payment-methods', apiPaths.savedPaymentMethods],
    ['transactions', apiPaths.transactions],
  ] as const) {
    await page.route(`**${address}`, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`/account?tab=${tab}`);
    const sentence = panel(page).getByRole('alert').locator('.MuiAlert-message');
    await expectInBothLanguages(page, sentence, 'Failed to load account information');
  }
});

test('removing a card asks for confirmation and shows a failure', async ({ page }) => {
  await openAccount(page, 'dentist');
  await page.goto('/account?tab=payment-methods');
  await page.route('**/api/de/payment/payment-methods/*', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await panel(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('Are you sure you want to remove this payment method?', { exact: true }),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectInBothLanguages(
    page,
    panel(page).getByRole('alert'),
    'Failed to remove payment method. Please try again.',
  );
});

test('an information page that fails to load shows its name', async ({ page }) => {
  await page.route('**/data/information/turbo-guide.*.json', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  // This spelling has no prerendered page, so the application fetches the data.
  await page.goto('/products/turboguide/info');
  const heading = page.getByRole('heading', { name: 'Error Loading Page' });
  await expect(heading).toBeVisible();
  const sentence = 'Could not load category information page: turbo-guide';
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await switchLanguage(page, 'es');
  await expect(page.getByRole('alert')).toContainText('turbo-guide');
  await expect(page.getByRole('alert')).not.toHaveText(sentence);
});
