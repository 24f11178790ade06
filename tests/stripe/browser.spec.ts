import { expect, type Page, test } from '@playwright/test';
import {
  customerAtCheckout,
  implantPath,
  payNow,
  proceedToCheckout,
} from '../browser/payment-test.ts';
import { addToCart } from '../browser/shop-test.ts';
import { findOrders } from '../shop/orders-and-charges.ts';
import { implant } from '../shop/products.ts';
import { waitFor } from '../shop/wait-for.ts';
import { stripeUnderTest } from './account-under-test.ts';
import { expectPaidOnce } from './paid-orders.ts';

const stripe = stripeUnderTest();
const amount = implant.unitPrice;
const goodCard = '4242424242424242';

/** Uses field names, which don't depend on language or layout. */
async function fillCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('iframe[title*="payment input" i]').first();
  await form.locator('[name="number"]').fill(number);
  await form.locator('[name="expiry"]').fill('12 / 34');
  await form.locator('[name="cvc"]').fill('123');
  const postal = form.locator('[name="postalCode"], [name="postal"]');
  if ((await postal.count()) > 0) await postal.fill('89501');
}

/** The bank's page is in a nested frame. */
async function passChallenge(page: Page): Promise<void> {
  const complete = await waitFor(
    "the bank's page",
    async () => {
      for (const frame of page.frames()) {
        const button = frame.getByRole('button', { name: /^complete/i });
        if (await button.isVisible().catch(() => false)) return button;
      }
      return undefined;
    },
    60_000,
  );
  await complete.click();
}

const paid = (page: Page) => expect(page.getByText('Payment Successful!')).toBeVisible();

test('pays with a new card', async ({ page }) => {
  const { user } = await customerAtCheckout(page);
  await fillCard(page, goodCard);
  await payNow(page);
  await paid(page);
  await expectPaidOnce(stripe, { uid: user.uid, amount });
});

test('reports a declined card without creating an order, then accepts another card', async ({
  page,
}) => {
  const { user } = await customerAtCheckout(page);
  await fillCard(page, '4000000000000002');
  await payNow(page);
  await expect(page.getByText(/card was declined|card has been declined/i).first()).toBeVisible();
  expect(await findOrders(user.uid)).toEqual([]);
  await fillCard(page, goodCard);
  await payNow(page);
  await paid(page);
  await expectPaidOnce(stripe, { uid: user.uid, amount });
});

test('completes 3-D Secure', async ({ page }) => {
  const { user } = await customerAtCheckout(page);
  await fillCard(page, '4000002760003184');
  await payNow(page);
  await passChallenge(page);
  await paid(page);
  await expectPaidOnce(stripe, { uid: user.uid, amount });
});

test('pays the next order with a saved card', async ({ page }) => {
  const { user } = await customerAtCheckout(page);
  await fillCard(page, goodCard);
  await page.getByLabel('Save this card for future purchases').check();
  await payNow(page);
  await paid(page);
  await addToCart(page, implantPath);
  await proceedToCheckout(page);
  await page.getByRole('radio', { name: /ending in 4242/ }).check();
  await payNow(page);
  await paid(page);
  await expectPaidOnce(stripe, { uid: user.uid, amount, times: 2 });
});
