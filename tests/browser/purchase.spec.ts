import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { findOrders } from '../shop/orders-and-charges.ts';
import { fillCard } from './fill-card.ts';
import { implantPath } from './payment-test.ts';
import { addToCart, seedSession, signInThroughForm, test } from './shop-test.ts';

test('the demo dentist finds an implant, pays by card, and sees the order', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await signInThroughForm(page, demoAccounts.dentist);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('row').nth(2)).toContainText('Completed');
  const before = await page.getByRole('row').count();

  await page.getByRole('link', { name: 'Products' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Implants' }).first().click();
  await page.getByRole('main').locator(`a[href="${implantPath}"]`).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  await page.getByRole('link', { name: 'View Cart' }).click();

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  await page.getByLabel('Use a new payment method').check();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(
    page.getByText(`A confirmation email has been sent to ${demoAccounts.dentist}.`),
  ).toBeVisible();

  await page.goto('/account');
  await expect(page.getByRole('row')).toHaveCount(before + 1);
  await expect(page.getByRole('row').nth(1)).toContainText('Completed');
});

test.describe('a declined card', () => {
  test.use({ expectedErrors: [/402/] });

  test('shows the decline, creates no order, and can be replaced by another card', async ({
    page,
  }) => {
    const customer = await approvedCustomer();
    await seedSession(page, customer);
    await addToCart(page, implantPath);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await fillCard(page, '4000000000000002');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    expect(await findOrders(customer.user.uid)).toEqual([]);

    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Pay Now' }).dblclick();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await page.goto('/account');
    await expect(page.getByRole('row')).toHaveCount(2);
    const orders = await findOrders(customer.user.uid);
    expect(orders.map((order) => order.status)).toEqual(['completed']);
  });
});
