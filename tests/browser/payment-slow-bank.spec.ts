import { stripeUrl } from '@dental-shop/emulators/addresses';
import { expect, type Page } from '@playwright/test';
import { clearFaults, setFaults } from 'local-stripe/faults';
import { fillCard } from './fill-card.ts';
import { expectInBothLanguages } from './messages/in-both.ts';
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

const goodCard = '4242424242424242';
const declinedCard = '4000000000009995';
const challengedCard = '4000002760003184';
const processedCard = '4000000000007700';

const maxWaitMs = 60_000;

const delayBank = (path: string) =>
  setFaults(stripeUrl, { requests: [{ fault: 'hold', method: 'POST', path, times: 1 }] });
const releaseBank = () => clearFaults(stripeUrl);
test.afterEach(releaseBank);

const checking = (page: Page) => page.getByText(/We’re checking with your bank/);
const claimsNoCharge = (page: Page) => page.getByText(/wasn’t charged/);

async function reloadWhileProcessing(page: Page): Promise<void> {
  const requested = page.waitForRequest(/\/v1\/payment_intents\/[^/]+\/confirm$/);
  await payNow(page);
  await requested;
  await page.reload();
}

async function expectChecking(page: Page): Promise<void> {
  await expect(checking(page)).toBeVisible();
  await expect(claimsNoCharge(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
}

test('a page reloaded during processing shows no outcome until the bank responds', async ({
  page,
}) => {
  const person = await customerAtCheckout(page);
  await fillCard(page, goodCard);
  await delayBank('/v1/payment_intents/*/confirm');
  await reloadWhileProcessing(page);
  await expectChecking(page);
  await releaseBank();
  await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: maxWaitMs });
  await expect(claimsNoCharge(page)).toHaveCount(0);
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
});

test('the page shows in both languages that it is checking with the bank', async ({ page }) => {
  await customerAtCheckout(page);
  await fillCard(page, goodCard);
  await delayBank('/v1/payment_intents/*/confirm');
  await reloadWhileProcessing(page);
  await expectInBothLanguages(
    page,
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /bank|banco/ }),
    'We’re checking with your bank whether the payment went through. Please wait, and don’t pay again.',
  );
});

test.describe('a decline after the reload', () => {
  test.use({ expectedErrors: [/402/] });

  test('is shown, and the customer can pay with another card', async ({ page }) => {
    const person = await customerAtCheckout(page);
    await fillCard(page, declinedCard);
    await delayBank('/v1/payment_intents/*/confirm');
    await reloadWhileProcessing(page);
    await expectChecking(page);
    await releaseBank();
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

  test("doesn't reopen the payment after the customer returned to the cart", async ({ page }) => {
    await customerAtCheckout(page);
    await fillCard(page, declinedCard);
    await delayBank('/v1/payment_intents/*/confirm');
    await reloadWhileProcessing(page);
    await expectChecking(page);
    await page.getByRole('button', { name: 'Return to Cart' }).click();
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await releaseBank();
    // The checkout no longer has an open payment once the browser knows the outcome.
    const hasOpenPayment = () =>
      page.evaluate(() => localStorage.getItem('checkout')?.includes('openPayment') ?? false);
    await expect.poll(hasOpenPayment, { timeout: maxWaitMs }).toBe(false);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByText('Pay Now')).toBeVisible();
    await expect(page.getByText('Quantity: 2')).toBeVisible();
  });

  test("isn't shown if it belongs to an earlier card", async ({ page }) => {
    const person = await customerAtCheckout(page);
    await fillCard(page, declinedCard);
    await payNow(page);
    await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
    await fillCard(page, goodCard);
    await delayBank('/v1/payment_intents/*/confirm');
    await reloadWhileProcessing(page);
    await expectChecking(page);
    await expect(page.getByText(/insufficient funds/)).toHaveCount(0);
    await releaseBank();
    await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: maxWaitMs });
    await expectPaidOnce(person);
  });
});

test('a page reloaded after the challenge waits for the bank', async ({ page }) => {
  const person = await customerAtCheckout(page);
  await fillCard(page, challengedCard);
  await payNow(page);
  await delayBank('/v1/payment_intents/*/three_d_secure_outcome');
  const outcomeRequest = page.waitForRequest(/three_d_secure_outcome/);
  await challenge(page).getByRole('button', { name: 'Complete' }).click();
  await outcomeRequest;
  await page.reload();
  await expect(checking(page)).toBeVisible();
  await releaseBank();
  await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: maxWaitMs });
  await expect(claimsNoCharge(page)).toHaveCount(0);
  await expectPaidOnce(person);
});

test('the page waits for a slow payment to succeed', async ({ page }) => {
  const person = await customerAtCheckout(page);
  await fillCard(page, processedCard);
  await payNow(page);
  await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: maxWaitMs });
  await expect(claimsNoCharge(page)).toHaveCount(0);
  await expectPaidOnce(person);
});
