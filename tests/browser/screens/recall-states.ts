import { apiPaths } from '@dental-shop/domain/api/paths';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { adminAuth } from '../../shop/database.ts';
import { implant } from '../../shop/products.ts';
import { newLot, shipLot } from '../../shop/shipped-lot.ts';
import { storeRecall } from '../../shop/stored-recall.ts';
import type { State } from './state.ts';
import { words } from './words.ts';

const main = (page: Page) => page.getByRole('main');

async function demoDentist() {
  const { uid } = await adminAuth.getUserByEmail(demoAccounts.dentist);
  return { user: { uid }, email: demoAccounts.dentist };
}

async function shippedLot(): Promise<string> {
  const lot = newLot();
  await shipLot(await demoDentist(), { lot, quantity: 3 });
  return lot;
}

async function openSearch(page: Page): Promise<string> {
  const lot = await shippedLot();
  await page.goto(`/staff/recalls?${new URLSearchParams({ sku: implant.sku, lot })}`);
  await expect(main(page).getByRole('link', { name: words.prepareRecall })).toBeVisible();
  return lot;
}

async function openDraft(page: Page): Promise<void> {
  await page.goto(`/staff/recalls/${await storeRecall(await shippedLot())}`);
  await expect(main(page).locator('iframe')).toHaveCount(2);
  await expect(main(page).getByRole('button', { name: words.sendRecall })).toBeVisible();
}

export const staffRecallStates: readonly State[] = [
  {
    name: 'staff-recalls',
    viewer: 'staff',
    async reach(page) {
      await openSearch(page);
    },
  },
  {
    name: 'staff-recalls-invalid-search',
    viewer: 'staff',
    async reach(page) {
      await page.goto('/staff/recalls');
      await main(page).locator('[name="lot"]').fill('Ñ');
      await main(page).locator('[name="lot"]').press('Enter');
      await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    name: 'staff-hold-lot',
    viewer: 'staff',
    async reach(page) {
      await openSearch(page);
      await main(page).getByRole('button', { name: words.holdLot }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'staff-new-recall',
    viewer: 'staff',
    async reach(page) {
      await page.goto(`/staff/recalls/new?${new URLSearchParams({ sku: implant.sku, lot: 'A1' })}`);
      await expect(main(page).getByRole('textbox')).toHaveCount(4);
    },
  },
  {
    name: 'staff-recall-draft',
    viewer: 'staff',
    reach: openDraft,
  },
  {
    name: 'staff-send-recall',
    viewer: 'staff',
    async reach(page) {
      await openDraft(page);
      await main(page).getByRole('button', { name: words.sendRecall }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'staff-recall-sent',
    viewer: 'staff',
    async reach(page) {
      const recallId = await storeRecall(await shippedLot(), await demoDentist());
      await page.goto(`/staff/recalls/${recallId}`);
      await expect(main(page).getByRole('rowheader').first()).toBeVisible();
      await expect(main(page).locator('iframe')).toHaveCount(2);
    },
  },
];

const anyToken = 'A'.repeat(43);

export const publicRecallStates: readonly State[] = [
  {
    name: 'recall-without-link',
    viewer: 'visitor',
    async reach(page) {
      await page.goto('/recall');
      await expect(main(page).getByRole('status')).toBeVisible();
    },
  },
  {
    name: 'recall',
    viewer: 'visitor',
    async reach(page) {
      await page.goto(`/recall#${anyToken}`);
      await expect(main(page).getByRole('button', { name: words.confirmReceipt })).toBeVisible();
    },
  },
  {
    name: 'recall-confirmed',
    viewer: 'visitor',
    async reach(page) {
      await page.route(`**${apiPaths.recallAcknowledgments}`, (route) =>
        route.fulfill({
          json: {
            product: implant.name,
            lots: ['A1', 'A2'],
            acknowledgedAt: '2026-11-27T12:00:00.000Z',
          },
        }),
      );
      await page.goto(`/recall#${anyToken}`);
      await main(page).getByRole('button', { name: words.confirmReceipt }).click();
      await expect(main(page).getByText('A1, A2')).toBeVisible();
      await page.unrouteAll();
    },
  },
];
