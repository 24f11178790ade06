import { expect, type FrameLocator, type Page } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import type { Person } from '../shop/customer.ts';
import { findCharges, findOrders, listedOrders } from '../shop/orders-and-charges.ts';
import { implant } from '../shop/products.ts';
import { addToCart, seedSession } from './shop-test.ts';

export const implantPath = `/products/Implants/${implant.sku}`;

export async function proceedToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
}

export async function payNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).click();
}

export async function customerAtCheckout(page: Page): Promise<Person> {
  const person = await approvedCustomer();
  await seedSession(page, person);
  await addToCart(page, implantPath);
  await proceedToCheckout(page);
  return person;
}

export function challenge(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Confirmation by your bank"]');
}

export async function expectPiecesInCart(page: Page, pieces: number): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('cart'));
  const lines = JSON.parse(stored ?? '[]') as { quantity: number }[];
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces);
}

export async function expectPaymentSuccessful(page: Page): Promise<void> {
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByRole('banner')).toBeInViewport();
  await expectPiecesInCart(page, 0);
}

/** Checks the API, the database, and Stripe. */
export async function expectPaidOnce(person: Person, amount = implant.unitPrice): Promise<void> {
  const listed = await listedOrders(person);
  expect(listed.map((order) => [order.status, order.amount])).toEqual([['completed', amount]]);
  const orders = await findOrders(person.user.uid);
  expect(orders.map((order) => [order.status, order.amount])).toEqual([['completed', amount]]);
  expect(await findCharges(person.user.uid)).toEqual([amount]);
}

export async function expectNothingPaid({ user }: Person): Promise<void> {
  expect(await findOrders(user.uid)).toEqual([]);
  expect(await findCharges(user.uid)).toEqual([]);
}
