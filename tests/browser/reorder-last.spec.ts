import { expect } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { findOrders } from '../shop/orders-and-charges.ts';
import { drill, implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';
import { countActions, takeActions } from './count-actions.ts';
import { expectPaymentSuccessful, implantPath } from './payment-test.ts';
import { addToCart, seedSession, test } from './shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const items = [
  { sku: implant.sku, quantity: 2 },
  { sku: drill.sku, quantity: 1 },
];

test('reordering the last order from the home page takes four taps and offers an undo', async ({
  page,
}) => {
  test.slow();
  const customer = await approvedCustomer();
  const checkoutId = await createCheckout(customer, items);
  const id = await openIntent(customer, { items, checkoutId, savePaymentMethod: true });
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await waitForOrderStatus(checkoutId, { status: 'completed' });

  await countActions(page);
  await seedSession(page, customer);
  await addToCart(page, implantPath);
  await page.goto('/');
  await takeActions(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Reorder Last Order' }).tap();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Your cart now has the items from that order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).tap();
  await page.getByRole('button', { name: 'Pay Now' }).tap();
  await expectPaymentSuccessful(page);
  expect((await takeActions(page)).taps).toBe(4);
  const orders = await waitFor('the second order', async () => {
    const own = await findOrders(customer.user.uid);
    return own.length === 2 && own;
  });
  expect(orders.map((order) => order.amount)).toEqual([
    2 * implant.unitPrice + drill.unitPrice,
    2 * implant.unitPrice + drill.unitPrice,
  ]);
});
