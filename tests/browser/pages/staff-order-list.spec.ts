import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../../shop/database.ts';
import { implant } from '../../shop/products.ts';
import { storedOrder } from '../../shop/stored-order.ts';
import { expectNoViolation } from '../axe.ts';
import { test } from '../shop-test.ts';
import { openAsStaff } from '../staff-test.ts';

const list = (page: Page) => page.getByRole('grid', { name: 'Orders' });

test.describe('orders', () => {
  const formula = '=HYPERLINK("https://elsewhere.example")';
  test.beforeAll(async () => {
    const batch = database.batch();
    for (let number = 1; number <= 60; number += 1) {
      // Pagination must be stable even if orders have the same timestamp.
      const second = number <= 30 ? 0 : number;
      batch.set(
        database.doc(`orderRecords/staff-orders-${String(number).padStart(4, '0')}`),
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
    // An earlier run in the same shop may have left this order.
    batch.delete(database.doc('orderRecords/staff-orders-late'));
    await batch.commit();
  });

  test('are listed newest first and can be paged in both directions', async ({ page }) => {
    await openAsStaff(page, '/staff/orders?from=2003-05-05&to=2003-05-05');
    const links = list(page).getByRole('link');
    const ids = () =>
      links.evaluateAll((all) => all.map((each) => each.getAttribute('href')?.slice(-4)));
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => String(from - index).padStart(4, '0'));
    await expect.poll(ids).toEqual(numbers(60, 36));
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect.poll(ids).toEqual(numbers(35, 11));
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect.poll(ids).toEqual(numbers(10, 1));
    await expect(page.getByRole('link', { name: 'Next', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Previous', exact: true }).click();
    await expect.poll(ids).toEqual(numbers(35, 11));
    await page.goBack();
    await expect.poll(ids).toEqual(numbers(10, 1));
  });

  test('can be sorted by date and opened by clicking a row', async ({ page }) => {
    await openAsStaff(page, '/staff/orders?customer=staff-orders&to=2003-05-05');
    const first = list(page).getByRole('row').nth(1);
    await expect(first.getByRole('link')).toHaveAttribute('href', /0060$/);
    await list(page).getByRole('columnheader', { name: 'Date' }).click();
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(first.getByRole('link')).toHaveAttribute('href', /0001$/);
    await first.getByRole('gridcell').nth(2).click();
    await expect(page).toHaveURL(/\/staff\/orders\/staff-orders-0001$/);
  });

  test('can be filtered by status, attention, SKU, and customer, with live updates', async ({
    page,
  }) => {
    await openAsStaff(page, '/staff/orders?customer=staff-orders');
    await expect(page.getByText('One customer’s orders')).toBeVisible();
    const rows = list(page).getByRole('row');
    for (const [field, value, suffix] of [
      ['Status', 'failed', '0002'],
      ['Status', 'attention', '0003'],
      ['SKU', 'hd55s', '0004'],
    ] as const) {
      await page.goto('/staff/orders?customer=staff-orders');
      await page.getByRole('button', { name: 'Filters' }).click();
      if (field === 'Status') await page.getByLabel(field).selectOption(value);
      else await page.getByLabel(field).fill(value);
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', new RegExp(`${suffix}$`));
    }
    await expect(page).toHaveURL(/sku=HD55S&customer=staff-orders/);
    const late = storedOrder({ uid: 'staff-orders', skus: ['HD55S'] });
    await database.doc('orderRecords/staff-orders-late').set(late);
    await expect(rows).toHaveCount(3);
    await expectNoViolation(page);
  });

  test('can be downloaded as CSV with the filters of the list and escaped formulas', async ({
    page,
  }) => {
    await openAsStaff(page, '/staff/orders?customer=staff-orders&from=2003-05-05&to=2003-05-05');
    const download = async (rows: string) => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      await page.getByRole('menuitem', { name: rows }).click();
      const file = await downloading;
      const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
      return { name: file.suggestedFilename(), lines };
    };
    const orders = await download('One row per order');
    expect(orders.name).toBe('orders-2003-05-05-to-2003-05-05.csv');
    expect(orders.lines).toHaveLength(62);
    expect(orders.lines[0]).toMatch(/^\uFEFFOrder ID,Date \(Pacific Time\),/);
    expect(orders.lines.filter((line) => line.includes('HYPERLINK'))).toEqual([
      expect.stringContaining(`"'${formula.replaceAll('"', '""')}"`),
    ]);

    await page.goto('/staff/orders?customer=staff-orders&sku=HD55S&from=2003-05-05&to=2003-05-05');
    const items = await download('One row per item');
    expect(items.name).toBe('order-items-2003-05-05-to-2003-05-05.csv');
    expect(items.lines).toHaveLength(3);
    expect(items.lines[1]).toContain('staff-orders-0004');
  });
});
