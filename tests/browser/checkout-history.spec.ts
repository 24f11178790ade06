import { expect } from '@playwright/test';
import { fillCard } from './fill-card.ts';
import {
  customerAtCheckout,
  expectPaidOnce,
  expectPaymentSuccessful,
  payNow,
  proceedToCheckout,
} from './payment-test.ts';
import { test } from './shop-test.ts';

test('Back and Forward move between cart, checkout, and receipt', async ({ page }) => {
  test.slow();
  const person = await customerAtCheckout(page);
  const main = page.getByRole('main');
  const checkout = main.getByRole('heading', { level: 1, name: 'Complete Your Purchase' });
  const cart = main.getByRole('heading', { level: 1, name: 'Your Cart' });
  const reference = page.locator('[name="reference"]');
  await expect(checkout).toBeFocused();
  await expect(page).toHaveTitle(/Complete Your Purchase/);
  await reference.fill('PO 4711');
  // The skip link must not add a history entry.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(main).toBeFocused();
  await expect(reference).toHaveValue('PO 4711');
  await expect(page).toHaveURL('/cart');

  await page.goBack();
  await expect(cart).toBeVisible();
  await expect(page).toHaveTitle(/Your Cart/);
  await page.goForward();
  await expect(checkout).toBeFocused();
  await expect(reference).toHaveValue('PO 4711');
  await page.getByRole('button', { name: 'Return to Cart' }).click();
  await expect(cart).toBeVisible();
  await proceedToCheckout(page);
  await expect(reference).toHaveValue('PO 4711');
  await page.reload();
  await expect(checkout).toBeVisible();

  await fillCard(page, '4242424242424242');
  await payNow(page);
  await expectPaymentSuccessful(page);
  await expect(page).toHaveTitle(/Payment Successful!/);
  await expectPaidOnce(person);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(main.getByText('What happens next')).toBeVisible();
  await page.goBack();
  await expect(main.getByText('Your Cart is Empty')).toBeVisible();
});
