import { randomUUID } from 'node:crypto';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect } from '@playwright/test';
import { decide } from '../../shop/api.ts';
import { signIn } from '../../shop/customer.ts';
import { adminAuth } from '../../shop/database.ts';
import { implant } from '../../shop/products.ts';
import { fillRegistration } from '../fill-registration.ts';
import { addToCart, signInThroughForm, test } from '../shop-test.ts';

test('a new dentist registers, is approved, and checks out in the same tab', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/register');
  await fillRegistration(page, {
    name: 'Ana Pérez',
    email,
    password: demoPassword,
    licenseNumber: 'D-777',
  });
  await expect(page.getByText(/review and approv/i).first()).toBeVisible();
  await expect(page).toHaveURL('/login', { timeout: 10_000 });

  await signInThroughForm(page, email);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('main').getByText('Your account is pending approval.')).toBeVisible();
  await page.goto('/');
  const chip = page.getByRole('banner').getByRole('link', { name: 'Pending approval' });
  await expect(chip).toBeVisible();
  await addToCart(page, `/products/Implants/${implant.sku}`);
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(
    page.getByText(
      'Your account is pending approval. You will be able to checkout once your account is approved.',
    ),
  ).toBeVisible();
  await expect(proceed).toBeDisabled();

  const staff = await signIn('staff');
  const { uid } = await adminAuth.getUserByEmail(email);
  await decide(staff, { uid, decision: 'approve' });
  await expect(proceed).toBeEnabled({ timeout: 5_000 });
  await expect(chip).toBeHidden();
  await proceed.click();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
});
