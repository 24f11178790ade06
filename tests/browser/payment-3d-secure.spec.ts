import { expect } from '@playwright/test';
import { fillCard } from './fill-card.ts';
import {
  challenge,
  customerAtCheckout,
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

test('completing the challenge charges the card once', async ({ page }) => {
  const person = await customerAtCheckout(page);
  await fillCard(page, challengedCard);
  await payNow(page);
  await challenge(page).getByRole('button', { name: 'Complete' }).click();
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
});

test('after closing the challenge, the customer keeps the cart and can retry the same card', async ({
  page,
}) => {
  const person = await customerAtCheckout(page);
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

test.describe('a failed challenge', () => {
  test.use({ expectedErrors: [/402/] });

  test('keeps the cart and lets the customer pay with another card', async ({ page }) => {
    const person = await customerAtCheckout(page);
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

  test('shows why a card is declined after the challenge and accepts another card', async ({
    page,
  }) => {
    const person = await customerAtCheckout(page);
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
