import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, type Page } from '@playwright/test';
import { call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import type { Person } from '../shop/customer.ts';
import { findCharges, findOrders } from '../shop/orders-and-charges.ts';
import { implant } from '../shop/products.ts';
import { waitFor } from '../shop/wait-for.ts';
import { cardForm, fillCard } from './fill-card.ts';
import {
  customerAtCheckout,
  expectNothingPaid,
  expectPaidOnce,
  expectPaymentSuccessful,
  implantPath,
  payNow,
  proceedToCheckout,
} from './payment-test.ts';
import { addToCart, delayRequests, seedSession, test } from './shop-test.ts';

const goodCard = '4242424242424242';

async function savedCards(person: Person): Promise<unknown[]> {
  const { body } = await call(apiPaths.savedPaymentMethods, { token: await person.token() });
  return body.data as unknown[];
}

async function openPaymentMethods(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('tab', { name: 'Payment Methods' }).click();
}

test('a customer can save a card and use it for the next order', async ({ page }) => {
  const person = await customerAtCheckout(page);
  await fillCard(page, goodCard);
  await page.getByLabel('Save this card for future purchases').check();
  await payNow(page);
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
  expect(await savedCards(person)).toMatchObject([{ brand: 'visa', last4: '4242' }]);
  await openPaymentMethods(page);
  await expect(page.getByText(/ending in 4242/)).toBeVisible();

  await addToCart(page, implantPath);
  await proceedToCheckout(page);
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  await payNow(page);
  await expectPaymentSuccessful(page);
  await waitFor('the second order', async () => (await findOrders(person.user.uid)).length === 2);
  expect(await findCharges(person.user.uid)).toEqual([implant.unitPrice, implant.unitPrice]);
  expect(await savedCards(person)).toHaveLength(1);
});

test('the form offers only cards, although Link is enabled in the Stripe account', async ({
  page,
}) => {
  await customerAtCheckout(page);
  await fillCard(page, goodCard);
  await expect(cardForm(page).getByRole('tab')).toHaveCount(0);
});

test("a card isn't saved if the box is unchecked", async ({ page }) => {
  const person = await customerAtCheckout(page);
  await fillCard(page, goodCard);
  await payNow(page);
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
  expect(await savedCards(person)).toEqual([]);
  await openPaymentMethods(page);
  await expect(page.getByText('No saved payment methods found')).toBeVisible();
});

test('double-clicking Pay Now charges the card once', async ({ page }) => {
  const person = await customerAtCheckout(page);
  await fillCard(page, goodCard);
  await page.getByRole('button', { name: 'Pay Now' }).dblclick();
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
});

test.describe('a declined card', () => {
  test.use({ expectedErrors: [/402/] });

  test("isn't saved if the customer unchecks the box and pays with another card", async ({
    page,
  }) => {
    const person = await customerAtCheckout(page);
    await fillCard(page, '4000000000009995');
    const save = page.getByLabel('Save this card for future purchases');
    await save.check();
    await payNow(page);
    await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
    await expectNothingPaid(person);
    await fillCard(page, goodCard);
    await save.uncheck();
    await payNow(page);
    await expectPaymentSuccessful(page);
    await expectPaidOnce(person);
    expect(await savedCards(person)).toEqual([]);
  });
});

// The cards used to move when an address loaded late, so customers clicked the wrong one.
test('the cards appear only after the address above them has loaded', async ({ page }) => {
  await seedSession(page, await approvedCustomer());
  await addToCart(page, implantPath);
  const address = await delayRequests(page, `**${apiPaths.profile}`);
  const cards = page.waitForResponse(`**${apiPaths.savedPaymentMethods}`);
  await proceedToCheckout(page);
  await (await cards).finished();
  await address.requested;
  const choice = page.getByRole('radio', { name: 'Use a new payment method' });
  await expect(page.getByText('Loading payment details...')).toBeVisible();
  await expect(choice).toHaveCount(0);
  address.release();
  await expect(choice).toBeVisible();
  expect(await page.getByText('To change your shipping address').isVisible()).toBe(true);
});
