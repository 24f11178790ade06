import { apiPaths } from '@dental-shop/domain/api/paths';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import type { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page, type Route } from '@playwright/test';
import { signIn } from '../shop/customer.ts';
import { implant, unpricedProduct } from '../shop/products.ts';
import { expectInBothLanguages, switchLanguage } from './messages/in-both.ts';
import { addToCart, seedSession, test } from './shop-test.ts';

test.use({ expectedErrors: [/status of 4\d\d|ERR_FAILED|\/api\/de\/|could not be|failed\./] });

const productPath = `/products/Implants/${implant.sku}`;
const summary = (page: Page) => page.getByRole('main').locator('section').last();
const notice = (page: Page) => summary(page).getByRole('status');
const proceed = (page: Page) => summary(page).getByRole('button').last();
/** The first section in checkout contains the items and this button. */
const goBack = (page: Page) =>
  page.getByRole('main').locator('section').first().getByRole('button');
const failure = (page: Page) => page.getByRole('main').getByRole('alert');

async function openCart(page: Page, account: keyof typeof demoAccounts): Promise<void> {
  await seedSession(page, await signIn(account));
  await addToCart(page, productPath);
}

async function delayResponses(page: Page, address: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

test('adding an item is confirmed, and a product without a price shows a note to call', async ({
  page,
}) => {
  await page.goto(productPath);
  const button = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  await expect(page.getByText('Item added to cart!', { exact: true })).toBeVisible();
  await expect(button).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Cart' })).toBeHidden();

  const { category, sku } = unpricedProduct;
  await page.goto(`/products/${encodeURIComponent(category)}/${encodeURIComponent(sku)}`);
  const sentence = page.getByRole('main').getByRole('note');
  await expectInBothLanguages(page, sentence, 'Please call for pricing information');
  await expect(page.getByRole('button', { name: /add to cart/i })).toHaveCount(0);
});

test("a visitor's cart asks them to sign in", async ({ page }) => {
  await addToCart(page, productPath);
  await expect(notice(page)).toContainText('You need to login to checkout.');
  const login = notice(page).getByRole('link');
  await expectInBothLanguages(page, login, 'Login to Continue');
  await expectInBothLanguages(page, proceed(page), 'Proceed to Checkout');
});

test('the cart of a pending account shows that it is pending', async ({ page }) => {
  await openCart(page, 'lab');
  await expectInBothLanguages(
    page,
    notice(page),
    'Your account is pending approval. You will be able to checkout once your account is approved.',
  );
});

test('the cart shows when the account is being checked and when the check fails', async ({
  page,
}) => {
  await openCart(page, 'dentist');
  const release = await delayResponses(page, `**${apiPaths.checkApproval}`);
  await page.reload();
  await expectInBothLanguages(page, proceed(page), 'Checking...');
  release();
  await expect(proceed(page)).toHaveText('Proceed to Checkout');

  await page.unrouteAll();
  await page.route(`**${apiPaths.checkApproval}`, (route) => route.abort());
  await page.reload();
  const sentence = notice(page).locator('.MuiAlert-message');
  await expectInBothLanguages(
    page,
    sentence,
    'Could not verify account status. Please try again later.',
  );
});

test("checkout has the specified labels and shows the server's error message", async ({ page }) => {
  await openCart(page, 'dentist');
  const release = await delayResponses(page, `**${apiPaths.createPaymentIntent}`);
  await proceed(page).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expectInBothLanguages(page, heading, 'Complete Your Purchase');
  await expect(page.getByText('Loading payment details...')).toBeVisible();
  release();
  for (const label of [
    'Order Items',
    'Your Payment Methods',
    'Use a new payment method',
    'Shipping Address',
    'To change your shipping address, contact customer support.',
  ]) {
    await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
  }
  await expectInBothLanguages(page, goBack(page), 'Return to Cart');

  const error = 'Please call the office.';
  for (const json of [{ error, code: 'new-code' }, { error }]) {
    await goBack(page).click();
    await page.unrouteAll();
    await page.route(`**${apiPaths.createPaymentIntent}`, (route) =>
      route.fulfill({ status: 402, json }),
    );
    await proceed(page).click();
    await expect(failure(page)).toContainText(error);
  }
});

test('a payment that fails without a reason shows a general message', async ({ page }) => {
  await openCart(page, 'dentist');
  await proceed(page).click();
  const pay = page.getByRole('main').locator('form button[type="submit"]');
  const release = Promise.withResolvers<void>();
  await page.route(`${stripeUrl}/v1/payment_intents/*/confirm`, async (route) => {
    await release.promise;
    await route.fulfill({ status: 402, json: { error: { type: 'card_error' } } });
  });
  await expectInBothLanguages(page, pay, 'Pay Now');
  await pay.click();
  await expectInBothLanguages(page, pay, 'Processing...');
  release.resolve();
  const sentence = 'There was an error processing your payment. Please try again.';
  await expect(failure(page)).toHaveText(sentence);
  await switchLanguage(page, 'es');
  await pay.click();
  await expect(failure(page)).not.toHaveText(sentence);
  await expect(failure(page)).not.toBeEmpty();
});
