import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import type { Person } from '../../shop/customer.ts';
import { seedSession, test } from '../shop-test.ts';
import { openAsNewStaff } from '../staff-test.ts';
import { type HostileText, hiddenCharacters, storeHostileText } from './stored-text.ts';
import { watchForHarm } from './watch-for-harm.ts';

let customer: Person;
let hostile: HostileText;

test.beforeAll(async () => {
  customer = await approvedCustomer();
  hostile = await storeHostileText(customer);
});

test.afterAll(() => hostile.remove());

const screens = {
  customer: ['/account?tab=orders', '/account?tab=info', '/account?tab=lists', '/account/lists/1'],
  staff: [
    '/staff/accounts?status=approved',
    '/staff/accounts/:uid',
    '/staff/orders?customer=:uid',
    '/staff/orders/:orderId',
    '/staff/orders/:orderId/packing-slip',
    '/staff/shipping/packing-slips?order=:orderId',
    '/staff/messages',
  ],
};

/** Finds elements created from the stored text, and hidden characters that reached the page. */
const unsafeContent = (page: Page, characters: readonly string[]) =>
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

async function expectHarmless(page: Page, template: string): Promise<void> {
  const path = template.replace(':uid', customer.user.uid).replace(':orderId', hostile.orderId);
  await page.goto(path);
  await expect(page.getByText(hostile.word).first()).toBeVisible();
  expect([path, await unsafeContent(page, hiddenCharacters)]).toEqual([path, []]);
  for (const link of await page.getByRole('link', { name: /receipt/i }).all()) {
    await link.click({ noWaitAfter: true });
  }
}

test("hostile text stays inert on the customer's pages", async ({ page }) => {
  const harm = await watchForHarm(page);
  await seedSession(page, customer);
  for (const path of screens.customer) await expectHarmless(page, path);
  expect(await harm()).toEqual([]);
});

test('hostile text stays inert on staff pages', async ({ page }) => {
  const harm = await watchForHarm(page);
  await openAsNewStaff(page, '/staff/messages');
  for (const path of screens.staff) await expectHarmless(page, path);
  expect(await harm()).toEqual([]);
});
