import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findCharges, findOrders } from '../shop/orders-and-charges.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import { fillCard } from './fill-card.ts';
import {
  customerAtCheckout,
  expectPaidOnce,
  expectPaymentSuccessful,
  payNow,
} from './payment-test.ts';
import { test } from './shop-test.ts';

test("the account page offers an order's invoice and shows a refund live", async ({ page }) => {
  const person = await customerAtCheckout(page);
  await fillCard(page, '4242424242424242');
  await payNow(page);
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
  await page.goto('/account');
  const order = page.getByRole('row').nth(1);
  await expect(order).toContainText('Completed');

  const downloading = page.waitForEvent('download');
  await order.getByRole('button', { name: /^Invoice/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^invoice-.+\.pdf$/i);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const [paid] = await findOrders(person.user.uid);
  await stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? '' });
  await expect(order).toContainText('Refunded');
  expect(await findOrders(person.user.uid)).toMatchObject([{ amountRefunded: implant.unitPrice }]);
  expect(await findCharges(person.user.uid)).toEqual([implant.unitPrice]);
});
