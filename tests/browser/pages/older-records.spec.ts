import { apiPaths } from '@dental-shop/domain/api/paths';
import { unknownTimeMs } from '@dental-shop/domain/order/record-time';
import { expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { newPerson, type Person } from '../../shop/customer.ts';
import { database } from '../../shop/database.ts';
import { storedCustomersOrder } from '../../shop/stored-order.ts';
import { expectInBothLanguages } from '../messages/in-both.ts';
import { seedSession, signInThroughForm, test } from '../shop-test.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const rows = (page: Page) => panel(page).locator('tbody tr');
const count = (page: Page) => panel(page).getByRole('status');
const showOlder = (page: Page) => panel(page).getByRole('button', { name: 'Show more' });

const dayMs = 24 * 60 * 60 * 1000;

/** The last order has an unknown date, like some orders created by reconciliation. */
async function customerWithOrders(orders: number): Promise<Person> {
  const person = await newPerson();
  const batch = database.batch();
  for (let index = 0; index < orders; index += 1) {
    const timeMs = index === orders - 1 ? unknownTimeMs : Date.now() - index * dayMs;
    const order = storedCustomersOrder({
      uid: person.user.uid,
      createdAt: Timestamp.fromMillis(timeMs),
    });
    batch.set(database.doc(`orders/${String(index).padStart(4, '0')}-${person.user.uid}`), order);
  }
  await batch.commit();
  return person;
}

test('My Orders shows that older orders exist and loads them page by page', async ({ page }) => {
  const person = await customerWithOrders(60);
  await signInThroughForm(page, person.email);
  await expect(rows(page)).toHaveCount(25);
  await expectInBothLanguages(page, count(page), 'Showing the latest 25.');

  await showOlder(page).click();
  await expect(rows(page)).toHaveCount(50);
  await expect(count(page)).toHaveText('Showing the latest 50.');
  await expect(count(page)).toBeFocused();
  await showOlder(page).press('Enter');
  await expect(rows(page)).toHaveCount(60);
  await expect(count(page)).toHaveText('Showing all 60.');
  await expect(showOlder(page)).toHaveCount(0);
  await expectInBothLanguages(page, rows(page).last().getByRole('cell').nth(1), 'Date unknown');

  // The list updates live.
  const newest = `9999-${person.user.uid}`;
  await database.doc(`orders/${newest}`).set(storedCustomersOrder({ uid: person.user.uid }));
  await expect(rows(page)).toHaveCount(61);
  await expect(rows(page).first()).toContainText(newest.slice(0, 8));
});

test("a short list of orders doesn't mention older ones", async ({ page }) => {
  const person = await customerWithOrders(2);
  await signInThroughForm(page, person.email);
  await expect(rows(page)).toHaveCount(2);
  await expect(count(page)).toHaveCount(0);
});

test.describe('transactions beyond the first page', () => {
  test.use({ expectedErrors: [/status of 500|could not be loaded/] });

  test('are fetched with the ID that the previous page returned', async ({ page }) => {
    const transaction = (id: string, timestamp: string | null) => ({
      id,
      timestamp,
      orderId: 'Qm7xKd2RzV9pLw4TnB8c',
      type: 'payment',
      amount: 13_900,
      currency: 'usd',
      status: 'completed',
    });
    let failures = 1;
    await page.route(`**${apiPaths.transactions}*`, (route) => {
      const after = new URL(route.request().url()).searchParams.get('after');
      if (after === null) {
        const data = [transaction('pi_newest', '2026-05-01T12:00:00.000Z')];
        return route.fulfill({ json: { data, next: 'pi_newest' } });
      }
      if (failures > 0) {
        failures -= 1;
        return route.fulfill({ status: 500, body: '' });
      }
      expect(after).toBe('pi_newest');
      return route.fulfill({ json: { data: [transaction('pi_oldest', null)], next: null } });
    });
    const person = await newPerson();
    await seedSession(page, person);
    await page.goto('/account?tab=transactions');
    await expect(count(page)).toHaveText('Showing the latest 1.');
    await showOlder(page).click();
    const failed = panel(page).getByRole('alert').locator('.MuiAlert-message');
    await expectInBothLanguages(page, failed, 'We couldn’t load more. Try again.');
    await showOlder(page).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).last()).toContainText('Date unknown');
    await expect(count(page)).toHaveText('Showing all 2.');
  });
});
