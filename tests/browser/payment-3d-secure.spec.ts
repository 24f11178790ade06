import { expect } from '@playwright/test';
import { fillCard } from './fill-card.ts';
import {
  challenge,
  checkingOut,
  expectNothingPaid,
  expectPaidOnce,
  expectPaymentSuccessful,
  expectPiecesInCart,
  payNow,
} from './payment-test.ts';
import { test } from './shop-test.ts';

const challengedCard = '4000002760003184';
const challengedThenDeclined = '4000008260003178';
const goodCard = '4242424242424242';

test('a passed challenge pays once', async ({ page }) => {
  const person = await checkingOut(page);
  await fillCard(page, challengedCard);
  await payNow(page);
  await challenge(page).getByRole('button', { name: 'Complete' }).click();
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
});

test('a closed challenge keeps the cart and says so; the same card can be tried again', async ({
  page,
}) => {
  const person = await checkingOut(page);
  await fillCard(page, challengedCard);
  await payNow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/confirmation window closed/)).toBeVisible();
  await expectPiecesInCart(page, 1);
  await expectNothingPaid(person);
  await payNow(page);
  await challenge(page).getByRole('button', { name: 'Complete' }).click();
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
});

test.describe('a challenge that is not passed', () => {
  // Stripe answers 402 to it, which the browser's console reports.
  test.use({ expectedErrors: [/402/] });

  test('keeps the cart and says so; another card pays the same checkout', async ({ page }) => {
    const person = await checkingOut(page);
    await fillCard(page, challengedCard);
    await payNow(page);
    await challenge(page).getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(/Your bank didn’t confirm the payment/)).toBeVisible();
    await expectPiecesInCart(page, 1);
    await expectNothingPaid(person);
    await fillCard(page, goodCard);
    await payNow(page);
    await expectPaymentSuccessful(page);
    await expectPaidOnce(person);
  });

  test('passed but then declined gives the reason; another card pays', async ({ page }) => {
    const person = await checkingOut(page);
    await fillCard(page, challengedThenDeclined);
    await payNow(page);
    await challenge(page).getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
    await expectNothingPaid(person);
    await fillCard(page, goodCard);
    await payNow(page);
    await expectPaymentSuccessful(page);
    await expectPaidOnce(person);
  });
});
