import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import { sheetColumns } from '@dental-shop/domain/catalogue/sheet/row';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { adminAuth, database } from '../../shop/database.ts';
import { staffRecallStates } from './recall-states.ts';
import type { State } from './state.ts';
import { words } from './words.ts';

/** The emulator is slow to list some collections in a shop with 50,000 orders. */
const timeout = 30_000;

const main = (page: Page) => page.getByRole('main');

/** Skeletons are labeled "Loading". */
async function expectLoaded(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout });
  await expect(page.getByRole('status', { name: /^(Loading|Cargando)/ })).toHaveCount(0, {
    timeout,
  });
}

/** Tables are lists of cards on phones. */
const tableOrCards = '[role="grid"], ul[aria-label] > li';

const quoted = (cell: unknown) => `"${String(cell).replaceAll('"', '""')}"`;

/** Two changes and a problem. */
const changedSheet = [
  sheetColumns.map(quoted),
  ...sheetRows.map((row, index) => {
    const edits = index < 2 ? { Price: '$999.00' } : index === 2 ? { Name: '' } : {};
    const edited = { ...row, ...edits };
    return sheetColumns.map((column) => quoted(edited[column]));
  }),
]
  .map((cells) => cells.join())
  .join('\n');

const area = (name: string, path: string, content: string): State => ({
  name,
  viewer: 'staff',
  async reach(page) {
    await page.goto(path);
    await expectLoaded(page);
    await expect(main(page).locator(content).first()).toBeVisible({ timeout });
  },
});

/** Waits for a different heading, because the previous page stays visible until the next page's script has loaded. */
async function follow(page: Page, link: string): Promise<void> {
  const heading = main(page).getByRole('heading', { level: 1 });
  const left = (await heading.textContent()) ?? '';
  await main(page).locator(link).first().click();
  await expect(heading).not.toHaveText(left, { timeout });
  await expectLoaded(page);
}

/**
 * Only a paid order without refunds has all buttons. Uses an order of the demo dentist, because parallel suites may
 * refund other customers' orders at any time.
 */
const order: State = {
  name: 'staff-order',
  viewer: 'staff',
  async reach(page) {
    const { uid } = await adminAuth.getUserByEmail(demoAccounts.dentist);
    await page.goto(`/staff/orders?status=completed&customer=${uid}`);
    await follow(page, 'a[href^="/staff/orders/"]');
  },
};

async function openMenu(page: Page, language: Parameters<State['reach']>[1]): Promise<void> {
  await order.reach(page, language);
  await main(page).getByRole('button', { name: words.moreActions }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

const complaint: State = {
  name: 'staff-complaint',
  viewer: 'staff',
  async reach(page) {
    await page.goto('/staff/complaints?state=open');
    await follow(page, 'a[href^="/staff/complaints/"]');
  },
};

const packLink = 'a[href^="/staff/shipping/orders/"]';

const packing: State = {
  name: 'staff-packing',
  viewer: 'staff',
  async reach(page) {
    await page.goto('/staff/shipping');
    await expect(main(page).locator(packLink).first()).toBeVisible({ timeout });
    await follow(page, packLink);
    await expect(page.getByLabel(words.scan)).toBeFocused({ timeout });
  },
};

/** A page that prints something for each order selected in the queue. */
const printed = (name: string, page: 'pick-lists' | 'packing-slips'): State => ({
  name,
  viewer: 'staff',
  async reach(queue) {
    await queue.goto('/staff/shipping');
    await expect(main(queue).locator(packLink).first()).toBeVisible({ timeout });
    await main(queue).getByRole('checkbox', { name: words.selectOrder }).first().check();
    await follow(queue, `a[href^="/staff/shipping/${page}"]`);
    await expect(main(queue).getByRole('table').first()).toBeVisible({ timeout });
  },
});

export const staffStates: readonly State[] = [
  area('staff-overview', '/staff', 'svg[aria-hidden="true"], figure, table'),
  {
    name: 'staff-find',
    viewer: 'staff',
    async reach(page) {
      await page.goto('/staff');
      await expectLoaded(page);
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').fill('dana');
      await expect(page.getByRole('group', { name: words.accounts })).toBeVisible({ timeout });
    },
  },
  area('staff-accounts', '/staff/accounts', 'a[href^="/staff/accounts/"]'),
  {
    name: 'staff-account',
    viewer: 'staff',
    async reach(page) {
      await page.goto('/staff/accounts');
      await follow(page, 'a[href^="/staff/accounts/"]:not([href*="?"])');
    },
  },
  area('staff-orders', '/staff/orders', 'a[href^="/staff/orders/"]'),
  order,
  area('staff-missing-order', '/staff/orders/none', 'h1'),
  { name: 'staff-order-menu', viewer: 'staff', reach: openMenu },
  {
    name: 'staff-refund',
    viewer: 'staff',
    async reach(page, language) {
      await openMenu(page, language);
      await page.getByRole('menuitem', { name: words.refund }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'staff-refund-units',
    viewer: 'staff',
    async reach(page, language) {
      await openMenu(page, language);
      await page.getByRole('menuitem', { name: words.refund }).click();
      await page.getByRole('dialog').getByRole('radio').nth(1).check();
    },
  },
  area('staff-shipping', '/staff/shipping', packLink),
  packing,
  {
    name: 'staff-packing-problem',
    viewer: 'staff',
    async reach(page, language) {
      await packing.reach(page, language);
      await page.keyboard.type('4006381333931');
      await page.keyboard.press('Enter');
      await expect(main(page).getByText('4006381333931')).toBeVisible();
    },
  },
  {
    name: 'staff-packing-by-hand',
    viewer: 'staff',
    async reach(page, language) {
      await packing.reach(page, language);
      await main(page)
        .getByRole('button', { name: /^(Enter by hand|Ingresar a mano)/ })
        .first()
        .click();
      await expect(main(page).getByRole('form')).toBeVisible();
    },
  },
  printed('staff-pick-lists', 'pick-lists'),
  printed('staff-packing-slips', 'packing-slips'),
  {
    name: 'staff-packing-slip',
    viewer: 'staff',
    async reach(page, language) {
      await order.reach(page, language);
      await follow(page, 'a[href$="/packing-slip"]');
    },
  },
  area('staff-returns', '/staff/returns', 'a[href^="/staff/returns/"]'),
  {
    name: 'staff-return',
    viewer: 'staff',
    async reach(page) {
      await page.goto('/staff/returns');
      await follow(page, 'a[href^="/staff/returns/"]');
    },
  },
  area('staff-complaints', '/staff/complaints', 'a[href^="/staff/complaints/"]'),
  complaint,
  {
    name: 'staff-decision',
    viewer: 'staff',
    async reach(page, language) {
      await complaint.reach(page, language);
      await main(page).getByRole('button', { name: words.decide }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...staffRecallStates,
  area('staff-messages', '/staff/messages', 'h1'),
  area('staff-catalogue', '/staff/catalogue', tableOrCards),
  {
    name: 'staff-catalogue-edit',
    viewer: 'staff',
    async reach(page) {
      await page.goto('/staff/catalogue');
      await expectLoaded(page);
      await main(page)
        .getByRole('button', { name: /^(Edit|Editar) [A-Z]+\d/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
    },
  },
  {
    name: 'staff-catalogue-upload',
    viewer: 'staff',
    async reach(page) {
      await page.goto('/staff/catalogue?view=upload');
      await expectLoaded(page);
      await main(page)
        .locator('input[type="file"]')
        .setInputFiles({
          name: 'catalogue.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(changedSheet),
        });
      await expect(main(page).locator(tableOrCards).first()).toBeVisible({ timeout });
    },
  },
  area('staff-catalogue-history', '/staff/catalogue?view=history', 'h1'),
  {
    name: 'staff-people',
    viewer: 'staff',
    async reach(page) {
      // The address sorts first: other tests add so many members that the list has several pages.
      await database.doc('staff/invited').set({
        ...{ email: '0.invited@example.com', admin: false, grantedAt: Timestamp.now() },
        ...{ grantedBy: null, invitation: { sentAt: Timestamp.now(), acceptedAt: null } },
      } satisfies StaffMember<Timestamp>);
      await page.goto('/staff/people');
      await expectLoaded(page);
      await expect(main(page).getByRole('button', { name: words.sendAgain })).toBeVisible({
        timeout,
      });
    },
  },
  area('staff-settings', '/staff/settings', 'form'),
  area('staff-emails', '/staff/emails', 'form'),
  {
    name: 'staff-invitation',
    viewer: 'staff',
    async reach(page) {
      await page.goto('/staff/people');
      await expectLoaded(page);
      await main(page).getByRole('textbox').first().fill('new.colleague@example.com');
      await main(page).getByRole('button', { name: words.addToStaff }).click();
      const send = page.getByRole('dialog').getByRole('button', { name: words.sendInvitation });
      await expect(send).toBeVisible({ timeout });
    },
  },
  {
    name: 'staff-grant',
    viewer: 'staff',
    async reach(page) {
      await page.goto('/staff/people');
      await expectLoaded(page);
      await main(page).getByRole('textbox').first().fill('lab@example.com');
      await main(page).getByRole('button', { name: words.addToStaff }).click();
      await expect(page.getByRole('dialog').getByText('lab@example.com').first()).toBeVisible();
    },
  },
];
