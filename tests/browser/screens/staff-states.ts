import { expect, type Page } from '@playwright/test';
import type { State } from './state.ts';

/** The emulator needs long for some lists of a shop with 50,000 orders. */
const timeout = 30_000;

const main = (page: Page) => page.getByRole('main');

/** Skeletons say that they are loading. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout });
  await expect(page.getByRole('status', { name: /^(Loading|Cargando)/ })).toHaveCount(0, {
    timeout,
  });
}

const area = (name: string, path: string, content: string): State => ({
  name,
  visitor: 'staff',
  async reach(page) {
    await page.goto(path);
    await expectLoaded(page);
    await expect(main(page).locator(content).first()).toBeVisible({ timeout });
  },
});

/** The first that a list leads to. */
const listed = (name: string, list: string, link: string): State => ({
  name,
  visitor: 'staff',
  async reach(page) {
    await page.goto(list);
    await main(page).locator(link).first().click();
    await expect(page).not.toHaveURL(list, { timeout });
    await expectLoaded(page);
  },
});

/** Paid and not yet given back: the only kind that has all the buttons. */
const order = listed('staff-order', '/staff/orders?status=completed', 'a[href^="/staff/orders/"]');

/** The office's section, as the demo member of staff sees it. */
export const staffStates: readonly State[] = [
  area('staff-overview', '/staff', 'svg[aria-hidden="true"], figure, table'),
  area('staff-accounts', '/staff/accounts', 'a[href^="/staff/accounts/"]'),
  listed('staff-account', '/staff/accounts', 'a[href^="/staff/accounts/"]:not([href*="?"])'),
  area('staff-orders', '/staff/orders', 'a[href^="/staff/orders/"]'),
  order,
  {
    name: 'staff-refund',
    visitor: 'staff',
    async reach(page, language) {
      await order.reach(page, language);
      await main(page)
        .getByRole('button', { name: /^(Refund|Reembolsar)$/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'staff-packing-slip',
    visitor: 'staff',
    async reach(page, language) {
      await order.reach(page, language);
      await main(page).locator('a[href$="/packing-slip"]').click();
      await expectLoaded(page);
    },
  },
  area('staff-messages', '/staff/messages', 'h1'),
  area('staff-catalogue', '/staff/catalogue', 'table'),
  area('staff-people', '/staff/people', 'form'),
];
