import { formatPrice } from '@dental-shop/domain/money/price';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Locator, type Page } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { implant } from '../shop/products.ts';
import { test } from './shop-test.ts';

/** No page has this many tab stops. */
const limit = 250;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab doesn't reach ${target}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a customer buys with the keyboard alone, from the home page to the receipt', async ({
  page,
}) => {
  test.slow();
  const { email } = await approvedCustomer();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }));
  await expect(page).toHaveURL('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');

  await press(page, page.getByRole('link', { name: 'Products', exact: true }));
  await press(page, page.getByRole('main').getByRole('link', { name: 'Implants' }));
  await expect(page).toHaveURL('/products/Implants');
  const add = page.getByRole('main').getByRole('button', { name: /^Add .+ to cart$/ });
  await press(page, add);
  const announcement = page.getByRole('status').filter({ hasText: 'Item added to cart!' });
  await expect(announcement).toHaveText('Item added to cart! Cart, 1 item');
  await press(page, page.getByRole('link', { name: 'Cart, 1 item' }));

  await expect(page).toHaveURL('/cart');
  await press(page, page.getByRole('button', { name: /^Increase quantity of/ }), 'Space');
  await expect(page.getByRole('status').filter({ hasText: 'Subtotal' })).toContainText(
    `quantity 2. Subtotal ${formatPrice(2 * implant.unitPrice)}.`,
  );
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeEnabled();
  await press(page, proceed);
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeFocused();

  const card = page.frameLocator('iframe[title*="payment" i]');
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  const frame = page.locator('iframe[title*="payment" i]');
  await tabTo(page, frame);
  await expect(card.getByLabel('Card number')).toBeFocused();
  for (const text of ['4242424242424242', '1234', '123', '89501']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await press(page, page.getByRole('button', { name: 'Pay Now' }));
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'View My Orders' }));
  await expect(page.getByRole('row').nth(1)).toContainText('Completed');
});
