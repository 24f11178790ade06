import { formatPrice } from '@dental-shop/domain/money/price';
import { expect, type Page } from '@playwright/test';
import { findOrders } from '../shop/orders-and-charges.ts';
import { hiddenProduct, implant } from '../shop/products.ts';
import { fillCard } from './fill-card.ts';
import {
  customerAtCheckout,
  expectNothingPaid,
  expectPaidOnce,
  expectPaymentSuccessful,
  expectPiecesInCart,
  implantPath,
  payNow,
  proceedToCheckout,
} from './payment-test.ts';
import { addToCart, test } from './shop-test.ts';

const goodCard = '4242424242424242';

interface StoredLine {
  SKU: string;
  Name: string;
  Price: string;
  'thumbnail Photo Name': string;
  quantity: number;
}

/** Opens a cart whose lines have outdated values. */
async function openCart(page: Page, changes: Partial<StoredLine>): Promise<void> {
  // Leaves `/cart`, because the browser could otherwise treat this as a reload of the checkout.
  await page.goto('/faqs');
  await page.evaluate((changed) => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as object[];
    localStorage.setItem('cart', JSON.stringify(lines.map((line) => ({ ...line, ...changed }))));
  }, changes);
  await page.goto('/cart');
}

test('a price change is shown before payment, and the cart is updated', async ({ page }) => {
  const person = await customerAtCheckout(page);
  await openCart(page, { Price: '$1.00' });
  await proceedToCheckout(page);
  const today = formatPrice(implant.unitPrice);
  await expect(page.getByText(`${implant.name}: from $1.00 to ${today} each`)).toBeVisible();
  await expectNothingPaid(person);
  await page.getByRole('button', { name: 'Return to Cart' }).click();
  await expect(page.getByRole('main').getByText(today).first()).toBeVisible();
  await expect(page.getByText('$1.00', { exact: true })).toHaveCount(0);

  await proceedToCheckout(page);
  await expect(page.getByText(/Prices have changed/)).toHaveCount(0);
  await fillCard(page, goodCard);
  await payNow(page);
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person);
});

test.describe('an item that is no longer sold', () => {
  test.use({ expectedErrors: [/400|could not be prepared/] });

  test('shows an error that names the item and what to do', async ({ page }) => {
    const person = await customerAtCheckout(page);
    await openCart(page, { SKU: hiddenProduct.sku, Name: 'Old handpiece' });
    const unknown = `Unknown Product (${hiddenProduct.sku})`;
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(page.getByText('Old handpiece')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('$0.00').first()).toBeVisible();
    await proceedToCheckout(page);
    await expect(page.getByText(/“.+” is no longer sold\. Return to your cart/)).toBeVisible();
    await page.getByRole('button', { name: 'Return to Cart' }).click();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();
    await expectNothingPaid(person);
  });
});

test.describe('a cart changed after checkout started', () => {
  test.use({ expectedErrors: [/409|The payment failed/] });

  test("starts a new checkout and makes the old tab's checkout invalid", async ({
    page,
    context,
  }) => {
    const person = await customerAtCheckout(page);
    await fillCard(page, goodCard);
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: /^Increase quantity/ }).click();
    await proceedToCheckout(other);
    await expect(other.getByRole('button', { name: 'Pay Now' })).toBeEnabled();

    await payNow(page);
    await expect(page.getByText(/This checkout is no longer valid/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
    expect(await findOrders(person.user.uid)).toEqual([]);

    await fillCard(other, goodCard);
    await payNow(other);
    await expectPaymentSuccessful(other);
    await expectPaidOnce(person, 2 * implant.unitPrice);
  });

  test('leads to the orders once the other tab has bought the cart', async ({ page, context }) => {
    const person = await customerAtCheckout(page);
    await fillCard(page, goodCard);
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: /^Increase quantity/ }).click();
    await proceedToCheckout(other);
    await fillCard(other, goodCard);
    await payNow(other);
    await expectPaymentSuccessful(other);

    await payNow(page);
    const message = page.getByRole('main').getByRole('alert');
    await expect(message).toContainText(
      'If you’ve paid for that one, you’ll find the order in your account.',
    );
    await expect(page.getByText('Order Items')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await message.getByRole('link', { name: 'View My Orders' }).click();
    await expect(page).toHaveURL('/account');
    await expectPaidOnce(person, 2 * implant.unitPrice);
  });
});

test.describe('a checkout paid in another tab', () => {
  test.use({ expectedErrors: [/409|The payment failed/] });

  test("doesn't remove the next order's items from the cart", async ({ page, context }) => {
    const person = await customerAtCheckout(page);
    await fillCard(page, goodCard);
    const other = await context.newPage();
    await other.goto('/cart');
    await proceedToCheckout(other);
    await fillCard(other, goodCard);
    await payNow(other);
    await expectPaymentSuccessful(other);
    await addToCart(other, implantPath);

    await payNow(page);
    await expect(page.getByRole('heading', { name: 'This order is already paid' })).toBeVisible();
    await expectPiecesInCart(page, 1);
    await expectPaidOnce(person);
  });
});
