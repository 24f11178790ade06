import { demoOrders } from '@dental-shop/emulators/seed/demo-orders';
import { expect } from '@playwright/test';
import type { State, Viewer } from './state.ts';
import { answerQuiz, openFullCart, openPayment } from './steps.ts';
import { words } from './words.ts';

const tab = (viewer: Viewer, name: string, part: string, content: string): State => ({
  name,
  viewer,
  async reach(page) {
    await page.goto(`/account?tab=${part}`);
    await expect(page.getByRole('tabpanel').locator(content).first()).toBeVisible();
  },
});

const records = 'tbody tr, li';

const demoOrder = demoOrders()[0]?.id;

export const accountStates: readonly State[] = [
  tab('dentist', 'account-orders', 'orders', records),
  {
    name: 'account-order',
    viewer: 'dentist',
    async reach(page) {
      await page.goto(`/account/orders/${demoOrder}`);
      await expect(page.getByRole('main').locator('time').first()).toBeVisible();
    },
  },
  {
    name: 'account-unshipped-orders',
    viewer: 'dentist',
    async reach(page) {
      await page.goto('/account?unshipped=1');
      await expect(page.getByRole('tabpanel').locator(records).first()).toBeVisible();
    },
  },
  {
    name: 'account-returns',
    viewer: 'dentist',
    async reach(page) {
      await page.goto('/account/returns');
      await expect(page.getByRole('main').locator(records).first()).toBeVisible();
    },
  },
  {
    name: 'account-return',
    viewer: 'dentist',
    async reach(page) {
      await page.goto('/account/returns');
      await page.getByRole('main').locator('a[href^="/account/returns/"]').first().click();
      await expect(page).toHaveURL(/\/account\/returns\/./);
      await expect(page.getByRole('main').locator('h2 + ul > li').first()).toBeVisible();
    },
  },
  {
    name: 'account-new-return',
    viewer: 'dentist',
    async reach(page) {
      await page.goto(`/account/returns/new?order=${demoOrder}`);
      await page.getByRole('main').getByRole('checkbox').first().check();
      const reason = page.getByLabel(words.reason);
      await reason.selectOption('device-problem');
      await expect(page.getByLabel(words.whatHappened)).toBeVisible();
    },
  },
  tab('dentist', 'account-buy-again', 'buy-again', 'li'),
  tab('dentist', 'account-information', 'info', 'dd'),
  tab('dentist', 'account-cards', 'payment-methods', 'li'),
  tab('dentist', 'account-transactions', 'transactions', records),
  tab('dentist', 'account-unknown-tab', 'nothing', 'a'),
  {
    name: 'account-remove-card',
    viewer: 'dentist',
    async reach(page) {
      await page.goto('/account?tab=payment-methods');
      await page.getByRole('button', { name: words.remove }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'account-delete',
    viewer: 'dentist',
    async reach(page) {
      await page.goto('/account?tab=info');
      await page.getByRole('button', { name: words.deleteAccount }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  ...[
    { name: 'account-change-email', button: words.changeEmail },
    { name: 'account-change-password', button: words.changePassword },
  ].map(
    ({ name, button }): State => ({
      name,
      viewer: 'dentist',
      async reach(page) {
        await page.goto('/account?tab=info');
        await page.getByRole('button', { name: button }).click();
        await expect(page.locator('[name="currentPassword"]')).toBeVisible();
      },
    }),
  ),
  {
    name: 'quiz-certificate',
    viewer: 'lab',
    async reach(page) {
      await answerQuiz(page, 1);
      await expect(page.getByRole('button', { name: words.downloadCertificate })).toBeVisible();
    },
  },
  {
    name: 'account-certificate',
    viewer: 'lab',
    async reach(page) {
      await page.goto('/account?tab=info');
      await expect(page.getByRole('button', { name: words.downloadCertificate })).toBeVisible();
    },
  },
  { name: 'cart-approved', viewer: 'dentist', reach: openFullCart },
  { name: 'payment-saved-card', viewer: 'dentist', reach: openPayment },
  {
    name: 'payment-new-card',
    viewer: 'dentist',
    async reach(page) {
      await openPayment(page);
      await page.getByLabel(words.newMethod).check();
      await expect(page.getByRole('button', { name: words.pay })).toBeEnabled();
    },
  },
  {
    name: 'payment-refused',
    viewer: 'dentist',
    async reach(page) {
      await openPayment(page);
      await page.route('**/v1/payment_intents/*/confirm', (route) =>
        route.fulfill({ status: 402, json: { error: { type: 'card_error' } } }),
      );
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await page.unrouteAll();
    },
  },
  tab('lab', 'account-without-orders', 'orders', 'a'),
  {
    name: 'account-without-returns',
    viewer: 'lab',
    async reach(page) {
      await page.goto('/account/returns');
      await expect(page.getByRole('main').locator('a[href="/account"]').nth(1)).toBeVisible();
    },
  },
  tab('lab', 'account-without-lists', 'lists', 'a'),
  tab('lab', 'account-without-cards', 'payment-methods', 'p'),
  tab('lab', 'account-without-transactions', 'transactions', 'p'),
  {
    name: 'cart-pending',
    viewer: 'lab',
    async reach(page) {
      await openFullCart(page);
      await expect(page.locator('main .MuiAlert-root')).toBeVisible();
    },
  },
];
