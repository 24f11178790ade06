import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, type Page } from '@playwright/test';
import { register } from '../../shop/api.ts';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import { createPaymentIntent } from '../../shop/checkout.ts';
import { newPerson, type Person } from '../../shop/customer.ts';
import { database } from '../../shop/database.ts';
import { drill } from '../../shop/products.ts';
import { paymentIntentId, stripe } from '../../shop/stripe.ts';
import { waitFor } from '../../shop/wait-for.ts';
import { customerAtCheckout, expectPiecesInCart, implantPath } from '../payment-test.ts';
import { addToCart, seedSession, test } from '../shop-test.ts';
import { openAsNewStaff } from '../staff-test.ts';

/** Returns the checkout's client secret. */
async function startOnOtherDevice(person: Person, quantity = 1): Promise<string> {
  const items = [{ sku: drill.sku, quantity }];
  const { status, body } = await createPaymentIntent(person, { items });
  expect(status).toBe(200);
  return String(body.clientSecret);
}

async function payOnOtherDevice(person: Person): Promise<string> {
  const secret = await startOnOtherDevice(person);
  const id = paymentIntentId(secret);
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await waitFor('the order', async () => {
    const found = database.collection('orderRecords').where('paymentIntentId', '==', id);
    return !(await found.get()).empty;
  });
  return secret;
}

async function checkoutsOf({ user }: Person) {
  const { docs } = await database.collection('checkouts').where('uid', '==', user.uid).get();
  return docs.map((each) => ({ ...each.data(), id: each.id }));
}

/** Stripe redirects to this URL after the bank's page. */
const returnAddress = (secret: string) =>
  `/cart?${new URLSearchParams({
    payment_intent: paymentIntentId(secret),
    payment_intent_client_secret: secret,
    redirect_status: 'succeeded',
  })}`;

function recordPaymentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPayment = pathname.startsWith('/v1/payment_intents/');
    if (isPayment || pathname === apiPaths.createPaymentIntent) paths.push(pathname);
  });
  return paths;
}

const success = (page: Page) => page.getByText('Payment Successful!');
const cart = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Cart' });

test.describe("a return URL with the secret of another customer's payment", () => {
  test('shows the cart and leaves the open checkout alone', async ({ page }) => {
    const other = await approvedCustomer();
    const paid = await payOnOtherDevice(other);
    const open = await startOnOtherDevice(other, 2);
    const person = await approvedCustomer();
    await seedSession(page, person);
    await addToCart(page, implantPath);
    await startOnOtherDevice(person);
    const before = await checkoutsOf(person);
    const requests = recordPaymentRequests(page);
    for (const secret of [paid, open, 'pi_1_secret_2', `${paymentIntentId(paid)}_secret_2`]) {
      await page.goto(returnAddress(secret));
      await expect(page).toHaveURL('/cart');
      await expect(cart(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
      await expect(success(page)).toHaveCount(0);
    }
    for (const secret of ['', 'pi_1', '_secret_', `pi_${'1'.repeat(5_000)}_2`, '../x']) {
      await page.goto(`/cart?${new URLSearchParams({ payment_intent_client_secret: secret })}`);
      await expect(cart(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
    }
    expect(requests).toEqual([]);
    expect(await checkoutsOf(person)).toEqual(before);
    await expectPiecesInCart(page, 1);
  });

  test('hides the payment from visitors, staff, and pending accounts', async ({ page }) => {
    const paid = await payOnOtherDevice(await approvedCustomer());
    await addToCart(page, implantPath);
    const requests = recordPaymentRequests(page);
    await page.goto(returnAddress(paid));
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('You need to login to checkout.')).toBeVisible();
    await expect(success(page)).toHaveCount(0);

    const pending = await newPerson();
    await register(pending);
    await seedSession(page, pending);
    await page.goto(returnAddress(paid));
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(/Your account is pending approval/)).toBeVisible();
    await expect(success(page)).toHaveCount(0);

    await openAsNewStaff(page, '/staff/messages');
    await page.goto(returnAddress(paid));
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(/You’re signed in as staff/)).toBeVisible();
    await expect(success(page)).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});

test("a return URL for the customer's own payment shows the outcome and changes nothing", async ({
  page,
}) => {
  const person = await approvedCustomer();
  const paid = await payOnOtherDevice(person);
  const canceled = await startOnOtherDevice(person, 2);
  // This cancels the previous checkout.
  const open = await startOnOtherDevice(person, 3);
  const before = await checkoutsOf(person);
  await seedSession(page, person);
  await addToCart(page, implantPath);
  await page.goto(returnAddress(paid));
  await expect(success(page)).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await page.goto(returnAddress(canceled));
  await expect(page.getByText(/This payment was canceled/)).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expectPiecesInCart(page, 1);
  expect(await checkoutsOf(person)).toEqual(before);
  const { status } = await stripe.paymentIntents.retrieve(paymentIntentId(open));
  expect(status).toBe('requires_payment_method');
});

test.describe('without a connection to Firestore', () => {
  // To check for a network, Firestore loads an image from Google, which the Content-Security-Policy blocks.
  test.use({ expectedErrors: [/Firestore|ERR_FAILED|Content Security Policy|cleardot/] });

  test('a return URL keeps loading until the outcome is known', async ({ page }) => {
    const person = await approvedCustomer();
    const paid = await payOnOtherDevice(person);
    await seedSession(page, person);
    await addToCart(page, implantPath);
    await page.route('**/Listen/channel**', (route) => route.abort());
    const requests = recordPaymentRequests(page);
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('The checkouts could not be read.'),
    );
    await page.goto(returnAddress(paid));
    await failed;
    await expect(page.getByRole('status', { name: 'Loading your cart...' })).toBeVisible();
    expect(requests).toEqual([]);
    await page.unrouteAll();
    await expect(success(page)).toBeVisible();
    await expect(page).toHaveURL('/cart');
  });
});

test.describe('a tab left in checkout', () => {
  test.use({ expectedErrors: [/409|could not be prepared/] });

  test("doesn't end a checkout on another device when restored", async ({ page }) => {
    const person = await customerAtCheckout(page);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
    const open = await startOnOtherDevice(person);
    const before = await checkoutsOf(person);
    await page.reload();
    await expect(page.getByText(/This checkout is no longer active/)).toBeVisible();
    expect(await checkoutsOf(person)).toEqual(before);
    const { status } = await stripe.paymentIntents.retrieve(paymentIntentId(open));
    expect(status).toBe('requires_payment_method');

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  });
});
