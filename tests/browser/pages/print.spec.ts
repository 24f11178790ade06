import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect } from '@playwright/test';
import { signInThroughForm, test } from '../shop-test.ts';

test('printed orders contain no buttons or navigation', async ({ page }) => {
  await signInThroughForm(page, demoAccounts.dentist);
  await expect(page.getByText('Completed').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Completed').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Dental Implant Systems' })).toBeVisible();
});
