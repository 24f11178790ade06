import { formatPrice } from '@dental-shop/domain/money/price';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../shop/customer.ts';
import { drill, implant } from '../../shop/products.ts';
import { openFullCart, openPayment, sendEmptyForm } from '../screens/steps.ts';
import { returnAs, test } from '../shop-test.ts';

/**
 * Keeps what the page's live regions say, as a screen reader would read it. A region that comes
 * with its text is read only when it is an alert.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
        if (region) heard.push(region.textContent ?? '');
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alert = node.matches('[role="alert"]')
            ? node
            : node.querySelector('[role="alert"]');
          if (alert) heard.push(alert.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  // Sizes do not break between number and unit; it is read like any space.
  return async () => (await heard()).map((text) => text.replaceAll('\u00a0', ' '));
}

test('what is added to the cart is announced', async ({ page }) => {
  await page.goto(`/products/Implants/${implant.sku}`);
  const heard = await listen(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(heard).toContain('Item added to cart! Cart, 1 item');
});

test('changes in the cart are announced with what they come to', async ({ page }) => {
  await openFullCart(page);
  const heard = await listen(page);
  await page.getByRole('button', { name: `Increase quantity of ${drill.name}` }).click();
  await expect
    .poll(heard)
    .toContain(
      `${drill.name}: quantity 2. Subtotal ${formatPrice(2 * implant.unitPrice + 2 * drill.unitPrice)}.`,
    );
  await page.getByRole('button', { name: `Remove ${drill.name}` }).click();
  await expect
    .poll(heard)
    .toContain(
      `${drill.name} removed from your cart. Subtotal ${formatPrice(2 * implant.unitPrice)}.`,
    );
});

test('errors of a form are announced, and belong to their fields', async ({ page }) => {
  await page.goto('/create-account');
  const heard = await listen(page);
  await page.locator('main form button[type="submit"]').last().click();
  await expect.poll(heard).toContain('Correct the 5 highlighted fields.');
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required');
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');

  await sendEmptyForm(page, '/contact');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Enter your message');
});

test.describe('a payment', () => {
  // It is refused on purpose.
  test.use({ expectedErrors: [/status of 402/] });

  test('is announced when it fails', async ({ page }) => {
    await returnAs(page, await signIn('dentist'));
    await openPayment(page);
    const heard = await listen(page);
    await page.route('**/v1/payment_intents/*/confirm', (route) =>
      route.fulfill({ status: 402, json: { error: { type: 'card_error' } } }),
    );
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect
      .poll(heard)
      .toContain('There was an error processing your payment. Please try again.');
  });
});
