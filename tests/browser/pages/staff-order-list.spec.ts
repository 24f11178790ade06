import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../../shop/database.ts';
import { implant } from '../../shop/products.ts';
import { storedOrder } from '../../shop/stored-order.ts';
import { expectNoViolation } from '../axe.ts';
import { openAsStaff, test } from '../staff-test.ts';

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
    const links = page.getByRole('table', { name: 'Orders' }).getByRole('link');
    const ids = () =>
      links.evaluateAll((all) => all.map((each) => each.getAttribute('href')?.slice(-4)));
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => String(from - index).padStart(4, '0'));
    await expect.poll(ids).toEqual(numbers(60, 36));
    await page.getByRole('link', { name: 'Older orders' }).click();
    await expect.poll(ids).toEqual(numbers(35, 11));
    await page.getByRole('link', { name: 'Older orders' }).click();
    await expect.poll(ids).toEqual(numbers(10, 1));
    await expect(page.getByRole('link', { name: 'Older orders' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Newer orders' }).click();
    await expect.poll(ids).toEqual(numbers(35, 11));
    await page.goBack();
    await expect.poll(ids).toEqual(numbers(10, 1));
  });

  test('can be filtered by status, attention, SKU, and customer, with live updates', async ({
    page,
  }) => {
    await openAsStaff(page, '/staff/orders?customer=staff-orders');
    await expect(page.getByText('Showing one customer’s orders.')).toBeVisible();
    const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
    for (const [field, value, suffix] of [
      ['Status', 'failed', '0002'],
      ['Status', 'attention', '0003'],
      ['SKU', 'hd55s', '0004'],
    ] as const) {
      await page.goto('/staff/orders?customer=staff-orders');
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

  test('can be downloaded as CSV with escaped formulas', async ({ page }) => {
    await openAsStaff(page, '/staff/orders');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(page.getByText(/choose both dates/)).toBeVisible();
    await page.getByLabel('From').fill('2003-05-05');
    await page.getByLabel('To', { exact: true }).fill('2003-05-05');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('orders-2003-05-05-to-2003-05-05.csv');
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(62);
    expect(lines[0]).toMatch(/^\uFEFFOrder ID,Date \(UTC\),/);
    expect(lines.filter((line) => line.includes('HYPERLINK'))).toEqual([
      expect.stringContaining(`"'${formula.replaceAll('"', '""')}"`),
    ]);
  });
});
