import { expect, type Page } from '@playwright/test';
import { stripe } from '../shop/stripe.ts';
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
const goodCard = '4242424242424242';

/** Presses 'Pay Now' with a card whose bank asks. Returns the id of the PaymentIntent. */
async function payUntilChallenged(page: Page): Promise<string> {
  await fillCard(page, challengedCard);
  const asked = page.waitForResponse(/\/create-payment-intent$/);
  await payNow(page);
  await expect(challenge(page).getByRole('button', { name: 'Complete' })).toBeVisible();
  const { clientSecret } = (await (await asked).json()) as { clientSecret: string };
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Back before the payment form of the same PaymentIntent, with the news; a good card then pays. */
async function expectTakenUp(page: Page, intentId: string): Promise<void> {
  await expect(page.getByText(/Your last payment wasn’t finished/)).toBeVisible();
  await expectPiecesInCart(page, 1);
  await fillCard(page, goodCard);
  await payNow(page);
  await expectPaymentSuccessful(page);
  expect((await stripe.paymentIntents.retrieve(intentId)).status).toBe('succeeded');
}

/** What the bank does when the customer passes its challenge in a window that the shop does not see. */
async function passElsewhere(intentId: string): Promise<void> {
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
}

test('a reload in the middle of the challenge leads back to the same payment', async ({ page }) => {
  const person = await checkingOut(page);
  const intentId = await payUntilChallenged(page);
  await page.reload();
  await expectTakenUp(page, intentId);
  await expectPaidOnce(person);
});

test('the back button closes the challenge and leads back to the same payment', async ({
  page,
}) => {
  const person = await checkingOut(page);
  const intentId = await payUntilChallenged(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(/Your last payment wasn’t finished/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNothingPaid(person);
  await expectTakenUp(page, intentId);
  await expectPaidOnce(person);
});

test('a closed tab leads back to the same payment when the cart is opened again', async ({
  page,
  context,
}) => {
  const person = await checkingOut(page);
  const intentId = await payUntilChallenged(page);
  await page.close();
  const again = await context.newPage();
  await again.goto('/cart');
  await expectTakenUp(again, intentId);
  await expectPaidOnce(person);
});

test.describe('a payment that went through unseen', () => {
  // The shop answers 409 to whoever asks to pay again, which the browser's console reports.
  test.use({ expectedErrors: [/409/] });

  test('is not asked for again', async ({ page, context }) => {
    const person = await checkingOut(page);
    const intentId = await payUntilChallenged(page);
    await page.close();
    await passElsewhere(intentId);
    const again = await context.newPage();
    await again.goto('/cart');
    await expect(again.getByText('Payment Successful!')).toBeVisible();
    await expectPiecesInCart(again, 0);
    await expectPaidOnce(person);
  });
});

test.describe('a bank with a page of its own', () => {
  // Stripe answers 402 to a challenge that is not passed.
  test.use({ expectedErrors: [/402/] });

  /** The bank's page that leads back to the cart, as cards have it that need a redirect. */
  async function bankPage(intentId: string): Promise<string> {
    const { next_action } = await stripe.paymentIntents.confirm(intentId, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://localhost:5000/cart',
    });
    return next_action?.redirect_to_url?.url ?? '';
  }

  test('leads back to the success screen, and the address is clean', async ({ page }) => {
    const person = await checkingOut(page);
    await page.goto(await bankPage(await payUntilChallenged(page)));
    await page.getByRole('button', { name: 'Complete' }).click();
    await expectPaymentSuccessful(page);
    await expect(page).toHaveURL('/cart');
    await expectPaidOnce(person);
    await page.reload();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('leads back to the success screen in another tab', async ({ page, context }) => {
    const person = await checkingOut(page);
    const bank = await bankPage(await payUntilChallenged(page));
    const other = await context.newPage();
    await other.goto(bank);
    await other.getByRole('button', { name: 'Complete' }).click();
    await expectPaymentSuccessful(other);
    await expectPaidOnce(person);
  });

  test('leads back to the success screen after the browser lost its storage', async ({ page }) => {
    const person = await checkingOut(page);
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

  test('leads back to the same payment when it is not passed and the storage is lost', async ({
    page,
  }) => {
    const person = await checkingOut(page);
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

  test('leads back to the payment form when it is not passed', async ({ page }) => {
    const person = await checkingOut(page);
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
