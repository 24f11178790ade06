import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { middleImplant } from '../shop/products.ts';
import { countActions, takeActions } from './count-actions.ts';
import { cardForm } from './fill-card.ts';
import { expectPaidOnce, expectPaymentSuccessful } from './payment-test.ts';
import { test, waitForHydration } from './shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a signed-out visitor buys a known implant size with a new card in 9 taps', async ({
  page,
}) => {
  test.slow();
  const customer = await approvedCustomer();
  await countActions(page);
  await page.goto('/');
  await waitForHydration(page);
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');

  await banner.getByRole('combobox', { name: 'Search products' }).tap();
  await page.keyboard.type(middleImplant.name.match(/[\d.]+ × \d+/)?.[0] ?? '');
  const found = page.getByRole('grid').getByRole('row').filter({ hasText: middleImplant.sku });
  await found.getByRole('button', { name: /^Add / }).tap();
  await banner.getByRole('link', { name: 'Cart, 1 item' }).tap();
  await main.getByRole('link', { name: 'Login to Continue' }).last().tap();
  await expect(page).toHaveURL('/login?returnTo=%2Fcart');
  await page.getByLabel('Email').tap();
  await page.keyboard.type(customer.email);
  await page.getByLabel('Password', { exact: true }).tap();
  await page.keyboard.type(demoPassword);
  // The Go key of a phone keyboard.
  await page.keyboard.press('Enter');
  const proceed = main.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).not.toHaveAttribute('aria-disabled');
  await expect(proceed).not.toHaveAccessibleDescription(/./);
  await proceed.tap();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  const number = cardForm(page).getByLabel('Card number');
  await number.tap();
  for (const text of ['4242424242424242', '1234', '123', '89501']) {
    await page.keyboard.type(text);
    // The Next key of a phone keyboard.
    await page.keyboard.press('Tab');
  }
  const frame = await (await number.elementHandle())?.ownerFrame();
  const inFrame = frame ? (await takeActions(frame)).taps : Number.NaN;
  await page.getByRole('button', { name: 'Pay Now' }).tap();
  await expectPaymentSuccessful(page);

  expect((await takeActions(page)).taps + inFrame).toBe(9);
  await expectPaidOnce(customer, middleImplant.unitPrice);
});

for (const width of [320, 390]) {
  test(`the sign-in link stays visible with a long cart at ${width} px`, async ({ page }) => {
    const height = width === 320 ? 568 : 844;
    await page.setViewportSize({ width, height });
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      const lines = Array.from({ length: 12 }, (_, index) => ({
        SKU: `PART-${index}`,
        Name: `Part ${index}`,
        Price: '$139.00',
        'thumbnail Photo Name': '',
        quantity: 1,
      }));
      localStorage.setItem('cart', JSON.stringify(lines));
    });
    await page.goto('/cart');
    const main = page.getByRole('main');
    const proceed = main.getByRole('button', { name: 'Proceed to Checkout' });
    const login = main.getByRole('link', { name: 'Login to Continue' }).last();
    await expect(proceed).toBeInViewport({ ratio: 1 });
    await expect(login).toBeInViewport({ ratio: 1 });
    const [left, right] = [await proceed.boundingBox(), await login.boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect(Math.min(left?.height ?? 0, right?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await login.tap();
    await expect(page).toHaveURL('/login?returnTo=%2Fcart');
  });
}
