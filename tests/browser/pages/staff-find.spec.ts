import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import { newSurname, storeFindable } from '../../shop/findable.ts';
import { implant } from '../../shop/products.ts';
import { expectNoViolation } from '../axe.ts';
import { test } from '../shop-test.ts';
import { openAsStaff } from '../staff-test.ts';

const field = (page: Page) => page.getByRole('combobox');

async function find(page: Page, query: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill(query);
}

const inGroup = (page: Page, group: string, text: string) =>
  page.getByRole('group', { name: group }).getByRole('option').filter({ hasText: text }).first();

test.describe('the palette', () => {
  test('finds records by each kind of search term', async ({ page }) => {
    const surname = newSurname();
    const name = `Ana ${surname}`;
    const customer = await approvedCustomer(name);
    const { email, user } = customer;
    const stored = await storeFindable(user.uid, name, email);
    const { orderId, orderNumber, rmaNumber } = stored;
    await openAsStaff(page, '/staff');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [query, group, text] of [
      [orderNumber, 'Orders', orderNumber],
      [orderNumber.toLowerCase().replace('-', ' '), 'Orders', orderNumber],
      [orderId.toUpperCase(), 'Orders', orderNumber],
      [`${orderId.slice(0, 8)}...`, 'Orders', orderNumber],
      [name, 'Accounts', name],
      [name, 'Orders', orderNumber],
      [surname.slice(0, 4) + surname.slice(5), 'Accounts', name],
      [email, 'Accounts', name],
      [email, 'Orders', orderNumber],
      [`${surname} ${implant.sku.toLowerCase()}`, 'Orders', orderNumber],
      [stored.reference, 'Orders', orderNumber],
      [stored.lot, 'Shipments', orderNumber],
      [stored.trackingNumber, 'Shipments', stored.trackingNumber],
      [rmaNumber, 'Returns', rmaNumber],
      [`${surname} ${stored.last4}`, 'Orders', orderNumber],
      [stored.paymentIntentId, 'Orders', orderNumber],
      [implant.sku, 'Products', implant.sku],
      ['need attention', 'Go to', 'Orders that need attention'],
    ] as const) {
      await test.step(query, async () => {
        await find(page, query);
        await expect(inGroup(page, group, text)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
    // The results are higher than the list.
    await page.setViewportSize({ width: 1280, height: 360 });
    await find(page, 'ana');
    await expect(inGroup(page, 'Orders', 'Ana')).toHaveCount(1);
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');

    await find(page, orderNumber);
    await expect(inGroup(page, 'Orders', orderNumber)).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/staff/orders/${orderId}$`));
  });

  test('fits on a phone, even with extreme customer names', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const surname = newSurname();
    const { user, email } = await approvedCustomer(surname);
    await storeFindable(user.uid, `${surname} ${'x'.repeat(490)}`, email);
    await storeFindable(user.uid, `\u202e${surname} 👩‍⚕️`, email);
    await openAsStaff(page, '/staff');
    await page.getByRole('button', { name: 'Find anything' }).click();
    await field(page).fill(surname);
    await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option')).toHaveCount(2);
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('[role=option]')].map(({ clientWidth }) => clientWidth),
    ]);
    expect(Math.max(...widths)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('each list finds records that its filter hides', async ({ page }) => {
  const surname = newSurname();
  const { user, email } = await approvedCustomer(`Ana ${surname}`);
  const { orderNumber, rmaNumber, lot } = await storeFindable(user.uid, `Ana ${surname}`, email);
  const main = page.getByRole('main');
  await openAsStaff(page, '/staff/returns?state=settled');
  await main.getByRole('searchbox').fill(surname);
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('link', { name: rmaNumber })).toBeVisible();
  await page.goto('/staff/shipping');
  await main.getByRole('searchbox').fill(lot);
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('link', { name: orderNumber })).toBeVisible();
  await page.goto(`/staff/orders?search=${surname.slice(0, -1)}q`);
  await expect(main.getByRole('link', { name: orderNumber })).toBeVisible();
});
