import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import type { Person } from '../../shop/customer.ts';
import { returnAs } from '../shop-test.ts';
import { staffPage, test } from '../staff-test.ts';
import { type HostileText, storeHostileText, unseen } from './stored-text.ts';
import { watchForHarm } from './watch-for-harm.ts';

let customer: Person;
let hostile: HostileText;

test.beforeAll(async () => {
  customer = await approvedCustomer();
  hostile = await storeHostileText(customer);
});

test.afterAll(() => hostile.remove());

/** Where what somebody typed is shown, by who looks: the path of the customer and the order's id. */
const screens = {
  customer: ['/account?tab=orders', '/account?tab=info', '/account?tab=lists', '/account/lists/1'],
  staff: [
    '/staff/accounts?status=approved',
    '/staff/accounts/:uid',
    '/staff/orders?customer=:uid',
    '/staff/orders/:orderId',
    '/staff/orders/:orderId/packing-slip',
    '/staff/messages',
  ],
};

/** What of the stored text became part of the page, and what nobody sees and was shown. */
const partsOf = (page: Page, characters: readonly string[]) =>
  page.evaluate((hidden) => {
    const made = document.querySelectorAll(
      '[onerror], [onload], base, iframe[src^="javascript:"], a[href^="javascript:window"], img[src="x"]',
    );
    const text = document.body.textContent ?? '';
    return [
      ...[...made].map(({ outerHTML }) => outerHTML.slice(0, 100)),
      ...hidden.filter((each) => text.includes(each)).map((each) => `shown: ${escape(each)}`),
    ];
  }, characters);

async function lookAt(page: Page, template: string): Promise<void> {
  const path = template.replace(':uid', customer.user.uid).replace(':orderId', hostile.orderId);
  await page.goto(path);
  await expect(page.getByText(hostile.word).first()).toBeVisible();
  expect([path, await partsOf(page, unseen)]).toEqual([path, []]);
  for (const link of await page.getByRole('link', { name: /receipt/i }).all()) {
    await link.click({ noWaitAfter: true });
  }
}

test("runs nothing and deceives nobody on the customer's own screens", async ({ page }) => {
  const harm = await watchForHarm(page);
  await returnAs(page, customer);
  for (const path of screens.customer) await lookAt(page, path);
  expect(await harm()).toEqual([]);
});

test("runs nothing and deceives nobody on staff's screens", async ({ page }) => {
  const harm = await watchForHarm(page);
  await staffPage(page, '/staff/messages');
  for (const path of screens.staff) await lookAt(page, path);
  expect(await harm()).toEqual([]);
});
