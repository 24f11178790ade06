import { formatPrice } from '@dental-shop/domain/money/price';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../shop/customer.ts';
import { drill, implant } from '../../shop/products.ts';
import { openFullCart, openPayment, sendEmptyForm } from '../screens/steps.ts';
import { seedSession, test } from '../shop-test.ts';

/**
 * Records what a screen reader would announce. If a live region is inserted together with its text, it's only announced
 * if it's an alert.
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
        if (region) announcements.push(region.textContent ?? '');
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alert = node.matches('[role="alert"]')
            ? node
            : node.querySelector('[role="alert"]');
          if (alert) announcements.push(alert.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const announcements = () => page.evaluate(() => Reflect.get(window, 'announcements') as string[]);
  // Screen readers treat the non-breaking spaces in sizes like any other spaces.
  return async () => (await announcements()).map((text) => text.replaceAll('\u00a0', ' '));
}

test('adding an item to the cart is announced', async ({ page }) => {
  await page.goto(`/products/Implants/${implant.sku}`);
  const announcements = await recordAnnouncements(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(announcements).toContain('Item added to cart! Cart, 1 item');
});

test('cart changes are announced with the new subtotal', async ({ page }) => {
  await openFullCart(page);
  const announcements = await recordAnnouncements(page);
  await page.getByRole('button', { name: `Increase quantity of ${drill.name}` }).click();
  await expect
    .poll(announcements)
    .toContain(
      `${drill.name}: quantity 2. Subtotal ${formatPrice(2 * implant.unitPrice + 2 * drill.unitPrice)}.`,
    );
  await page.getByRole('button', { name: `Remove ${drill.name}` }).click();
  await expect
    .poll(announcements)
    .toContain(
      `${drill.name} removed from your cart. Subtotal ${formatPrice(2 * implant.unitPrice)}.`,
    );
});

test('form errors are announced and associated with their fields', async ({ page }) => {
  await page.goto('/create-account');
  const announcements = await recordAnnouncements(page);
  await page.locator('main form button[type="submit"]').last().click();
  await expect.poll(announcements).toContain('Correct the 5 highlighted fields.');
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required');
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');

  await sendEmptyForm(page, '/contact');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Enter your message');
});

test.describe('a payment', () => {
  test.use({ expectedErrors: [/status of 402/] });

  test('is announced if it fails', async ({ page }) => {
    await seedSession(page, await signIn('dentist'));
    await openPayment(page);
    const announcements = await recordAnnouncements(page);
    await page.route('**/v1/payment_intents/*/confirm', (route) =>
      route.fulfill({ status: 402, json: { error: { type: 'card_error' } } }),
    );
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect
      .poll(announcements)
      .toContain('There was an error processing your payment. Please try again.');
  });
});
