import { stripeUrl } from '@dental-shop/emulators/addresses';
import { expect, type Page } from '@playwright/test';
import { switchFaultsOff, switchFaultsOn } from 'local-stripe/faults';
import { fillCard } from './fill-card.ts';
import { expectInBoth } from './messages/in-both.ts';
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

const goodCard = '4242424242424242';
const declinedCard = '4000000000009995';
const challengedCard = '4000002760003184';
const processedCard = '4000000000007700';

const maxWaitMs = 60_000;

/** The next request of this kind waits for `bankAnswers` before it has an effect, whoever still listens. */
const bankWaits = (path: string) =>
  switchFaultsOn(stripeUrl, { requests: [{ fault: 'hold', method: 'POST', path, times: 1 }] });
const bankAnswers = () => switchFaultsOff(stripeUrl);
test.afterEach(bankAnswers);

const checking = (page: Page) => page.getByText(/We’re checking with your bank/);
const claimsNoCharge = (page: Page) => page.getByText(/wasn’t charged/);

/** Presses 'Pay Now', and reloads the page while the bank thinks. */
async function reloadWhileTheBankThinks(page: Page): Promise<void> {
  const asked = page.waitForRequest(/\/v1\/payment_intents\/[^/]+\/confirm$/);
  await payNow(page);
  await asked;
  await page.reload();
}

async function expectChecking(page: Page): Promise<void> {
  await expect(checking(page)).toBeVisible();
  await expect(claimsNoCharge(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
}

test('a reload while the bank answers waits for the answer, and says nothing before', async ({
  page,
}) => {
  const person = await checkingOut(page);
  await fillCard(page, goodCard);
  await bankWaits('/v1/payment_intents/*/confirm');
  await reloadWhileTheBankThinks(page);
  await expectChecking(page);
  await bankAnswers();
  await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: maxWaitMs });
  await expect(claimsNoCharge(page)).toHaveCount(0);
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
});

test('the page says in both languages that it is checking', async ({ page }) => {
  await checkingOut(page);
  await fillCard(page, goodCard);
  await bankWaits('/v1/payment_intents/*/confirm');
  await reloadWhileTheBankThinks(page);
  await expectInBoth(
    page,
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /bank|banco/ }),
    'We’re checking with your bank whether the payment went through. Please wait, and don’t pay again.',
  );
});

test.describe('a bank that says no after the reload', () => {
  // Stripe answers 402 to the confirmation, should anybody still listen.
  test.use({ expectedErrors: [/402/] });

  test('is heard; another card then pays', async ({ page }) => {
    const person = await checkingOut(page);
    await fillCard(page, declinedCard);
    await bankWaits('/v1/payment_intents/*/confirm');
    await reloadWhileTheBankThinks(page);
    await expectChecking(page);
    await bankAnswers();
    await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible({
      timeout: maxWaitMs,
    });
    await expectPiecesInCart(page, 1);
    await expectNothingPaid(person);
    await fillCard(page, goodCard);
    await payNow(page);
    await expectPaymentSuccessful(page);
    await expectPaidOnce(person);
  });

  test('does not bring back to the payment who went back to the cart', async ({ page }) => {
    await checkingOut(page);
    await fillCard(page, declinedCard);
    await bankWaits('/v1/payment_intents/*/confirm');
    await reloadWhileTheBankThinks(page);
    await expectChecking(page);
    await page.getByRole('button', { name: 'Return to Cart' }).click();
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await bankAnswers();
    // Heard once the browser keeps no open payment any more.
    const hasOpenPayment = () =>
      page.evaluate(() => localStorage.getItem('checkout')?.includes('openPayment') ?? false);
    await expect.poll(hasOpenPayment, { timeout: maxWaitMs }).toBe(false);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByText('Pay Now')).toBeVisible();
    await expect(page.getByText('Quantity: 2')).toBeVisible();
  });

  test('of an earlier card is not taken for the answer about the next one', async ({ page }) => {
    const person = await checkingOut(page);
    await fillCard(page, declinedCard);
    await payNow(page);
    await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
    await fillCard(page, goodCard);
    await bankWaits('/v1/payment_intents/*/confirm');
    await reloadWhileTheBankThinks(page);
    await expectChecking(page);
    await expect(page.getByText(/insufficient funds/)).toHaveCount(0);
    await bankAnswers();
    await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: maxWaitMs });
    await expectPaidOnce(person);
  });
});

test('a reload after the challenge was passed waits for the bank', async ({ page }) => {
  const person = await checkingOut(page);
  await fillCard(page, challengedCard);
  await payNow(page);
  await bankWaits('/v1/payment_intents/*/three_d_secure_outcome');
  const told = page.waitForRequest(/three_d_secure_outcome/);
  await challenge(page).getByRole('button', { name: 'Complete' }).click();
  await told;
  await page.reload();
  await expect(checking(page)).toBeVisible();
  await bankAnswers();
  await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: maxWaitMs });
  await expect(claimsNoCharge(page)).toHaveCount(0);
  await expectPaidOnce(person);
});

test('a payment that the bank takes its time with is followed until it is paid', async ({
  page,
}) => {
  const person = await checkingOut(page);
  await fillCard(page, processedCard);
  await payNow(page);
  await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: maxWaitMs });
  await expect(claimsNoCharge(page)).toHaveCount(0);
  await expectPaidOnce(person);
});
