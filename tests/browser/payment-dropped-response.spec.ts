import { expect } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { fillCard } from './fill-card.ts';
import {
  expectPaidOnce,
  expectPaymentSuccessful,
  implantPath,
  payNow,
  proceedToCheckout,
} from './payment-test.ts';
import { addToCart, dropResponse, seedSession, test } from './shop-test.ts';

test.use({ expectedErrors: [/documents:commit/] });

test('a checkout can be paid if the response to its creation was lost', async ({ page }) => {
  const person = await approvedCustomer();
  await seedSession(page, person);
  await addToCart(page, implantPath);
  const wasDropped = await dropResponse(page, '/checkouts/');
  await proceedToCheckout(page);
  await fillCard(page, '4242424242424242');
  expect(wasDropped()).toBe(true);
  await payNow(page);
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
});
