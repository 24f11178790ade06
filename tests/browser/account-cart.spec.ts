import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { database } from '../shop/database.ts';
import { drill, implant } from '../shop/products.ts';
import { waitFor } from '../shop/wait-for.ts';
import { fillCard } from './fill-card.ts';
import { expectPaymentSuccessful, implantPath, payNow, proceedToCheckout } from './payment-test.ts';
import { openFullCart } from './screens/steps.ts';
import { addToCart, signInThroughForm, test } from './shop-test.ts';

const expectBadge = (page: Page, pieces: number) =>
  expect(page.getByRole('link', { name: `Cart, ${pieces} item` }).first()).toBeVisible();

async function expectStoredCart(uid: string, lines: readonly string[]): Promise<void> {
  await waitFor(`a stored cart with ${lines.join(', ') || 'no items'}`, async () => {
    const kept = (await database.doc(`carts/${uid}`).get()).get('lines') as string[] | undefined;
    return kept?.toSorted().join() === lines.toSorted().join();
  });
}

test("an account's cart is synced between devices until checkout or sign-out", async ({
  page,
  otherPage,
}) => {
  test.slow();
  const { email, user } = await approvedCustomer();
  // On the first device, the visitor's cart becomes the account's cart.
  await openFullCart(page);
  await signInThroughForm(page, email);
  await expectStoredCart(user.uid, [`${implant.sku} 2`, `${drill.sku} 1`]);

  // The other device adds another implant, and the first device updates live.
  const otherDevice = await otherPage();
  await addToCart(otherDevice, implantPath);
  await signInThroughForm(otherDevice, email);
  await expectBadge(otherDevice, 3);
  await addToCart(otherDevice, implantPath);
  await expectBadge(page, 4);
  // Leaving the page right after a click neither loses nor duplicates the change.
  await otherDevice.goto('/cart');
  await otherDevice.getByRole('button', { name: `Increase quantity of ${drill.name}` }).click();
  await otherDevice.goto('/faqs');
  await expectBadge(page, 5);
  await expectStoredCart(user.uid, [`${implant.sku} 3`, `${drill.sku} 2`]);

  // A purchase empties the cart on every device.
  await page.goto('/cart');
  await proceedToCheckout(page);
  await fillCard(page, '4242424242424242');
  await payNow(page);
  await expectPaymentSuccessful(page);
  await expect(otherDevice.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
  await expectStoredCart(user.uid, []);

  // Signing out clears the browser but keeps the account's cart.
  await addToCart(otherDevice, implantPath);
  await expectStoredCart(user.uid, [`${implant.sku} 1`]);
  await expectBadge(page, 1);
  await otherDevice.getByRole('button', { name: email.split('@')[0] ?? '' }).click();
  await otherDevice.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(otherDevice.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  // Reads from the browser context, because the page navigates away on sign-out.
  const { origins } = await otherDevice.context().storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  expect(kept).not.toContain('cart');
  await expectBadge(page, 1);
  await expectStoredCart(user.uid, [`${implant.sku} 1`]);
});
