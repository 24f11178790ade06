import { expect, type Page } from '@playwright/test';
import { stripe } from '../shop/stripe.ts';
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
const goodCard = '4242424242424242';

/** Returns the PaymentIntent's ID. */
async function payUntilChallenged(page: Page): Promise<string> {
  await fillCard(page, challengedCard);
  const requested = page.waitForResponse(/\/create-payment-intent$/);
  await payNow(page);
  await expect(challenge(page).getByRole('button', { name: 'Complete' })).toBeVisible();
  const { clientSecret } = (await (await requested).json()) as { clientSecret: string };
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Also completes the payment. */
async function expectResumed(page: Page, intentId: string): Promise<void> {
  await expect(page.getByText(/Your last payment isn’t complete/)).toBeVisible();
  await expectPiecesInCart(page, 1);
  await fillCard(page, goodCard);
  await payNow(page);
  await expectPaymentSuccessful(page);
  expect((await stripe.paymentIntents.retrieve(intentId)).status).toBe('succeeded');
}

/** Simulates passing the challenge in another window. */
async function passChallengeElsewhere(intentId: string): Promise<void> {
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
}

test('a reload during the challenge resumes the same payment', async ({ page }) => {
  const person = await customerAtCheckout(page);
  const intentId = await payUntilChallenged(page);
  await page.reload();
  await expectResumed(page, intentId);
  await expectPaidOnce(person);
});

test('the Back button closes the challenge and resumes the same payment', async ({ page }) => {
  const person = await customerAtCheckout(page);
  const intentId = await payUntilChallenged(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(/Your last payment isn’t complete/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNothingPaid(person);
  await expectResumed(page, intentId);
  await expectPaidOnce(person);
});

test('opening the cart after closing the tab resumes the same payment', async ({
  page,
  context,
}) => {
  const person = await customerAtCheckout(page);
  const intentId = await payUntilChallenged(page);
  await page.close();
  const again = await context.newPage();
  await again.goto('/cart');
  await expectResumed(again, intentId);
  await expectPaidOnce(person);
});

test.describe('a payment that succeeded after the tab was closed', () => {
  test.use({ expectedErrors: [/409/] });

  test('is shown as paid instead of being charged again', async ({ page, context }) => {
    const person = await customerAtCheckout(page);
    const intentId = await payUntilChallenged(page);
    await page.close();
    await passChallengeElsewhere(intentId);
    const again = await context.newPage();
    await again.goto('/cart');
    await expect(again.getByText('Payment Successful!')).toBeVisible();
    await expectPiecesInCart(again, 0);
    await expectPaidOnce(person);
  });
});

test.describe('a bank that redirects to its own page', () => {
  test.use({ expectedErrors: [/402/] });

  /** The bank page at this URL redirects to the cart. */
  async function bankPage(intentId: string): Promise<string> {
    const { next_action } = await stripe.paymentIntents.confirm(intentId, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://localhost:5000/cart',
    });
    return next_action?.redirect_to_url?.url ?? '';
  }

  test('returns to the success screen with a clean URL', async ({ page }) => {
    const person = await customerAtCheckout(page);
    await page.goto(await bankPage(await payUntilChallenged(page)));
    await page.getByRole('button', { name: 'Complete' }).click();
    await expectPaymentSuccessful(page);
    await expect(page).toHaveURL('/cart');
    await expectPaidOnce(person);
    await page.reload();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('returns to the success screen in another tab', async ({ page, context }) => {
    const person = await customerAtCheckout(page);
    const bank = await bankPage(await payUntilChallenged(page));
    const other = await context.newPage();
    await other.goto(bank);
    await other.getByRole('button', { name: 'Complete' }).click();
    await expectPaymentSuccessful(other);
    await expectPaidOnce(person);
  });

  test('returns to the success screen after localStorage was cleared', async ({ page }) => {
    const person = await customerAtCheckout(page);
    const bank = await bankPage(await payUntilChallenged(page));
    await page.evaluate(() => localStorage.removeItem('checkout'));
    await page.goto(bank);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL('/cart');
    await expectPaidOnce(person);
    await page.reload();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('resumes the same payment if the challenge failed and localStorage was cleared', async ({
    page,
  }) => {
    const person = await customerAtCheckout(page);
    const intentId = await payUntilChallenged(page);
    const bank = await bankPage(intentId);
    await page.evaluate(() => localStorage.removeItem('checkout'));
    await page.goto(bank);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(/Your bank didn’t confirm the payment/)).toBeVisible();
    await fillCard(page, goodCard);
    await payNow(page);
    await expectPaymentSuccessful(page);
    expect((await stripe.paymentIntents.retrieve(intentId)).status).toBe('succeeded');
    await expectPaidOnce(person);
  });

  test('returns to the payment form after a failed challenge', async ({ page }) => {
    const person = await customerAtCheckout(page);
    await page.goto(await bankPage(await payUntilChallenged(page)));
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(/Your bank didn’t confirm the payment/)).toBeVisible();
    await expect(page).toHaveURL('/cart');
    await expectPiecesInCart(page, 1);
    await fillCard(page, goodCard);
    await payNow(page);
    await expectPaymentSuccessful(page);
    await expectPaidOnce(person);
  });
});
