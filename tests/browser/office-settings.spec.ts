import { expect } from '@playwright/test';
import { database } from '../shop/database.ts';
import { hiddenProduct } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { seedSession, test } from './shop-test.ts';

// Chromium logs the rejected SKU.
test.use({ expectedErrors: [/status of 400 .*updateOfficeSettings/] });

test.afterEach(() => database.doc('settings/office').delete());

test("an admin's settings reach another admin's open page without replacing their input", async ({
  page,
}) => {
  // This product isn't used by other tests, which share these settings.
  const sku = hiddenProduct.sku;
  await seedSession(page, await newStaff({ admin: true }));
  await page.goto('/staff');
  await page.getByRole('link', { name: 'Settings' }).click();
  const skus = page.getByLabel('SKUs that can’t be returned');
  const minutes = page.getByLabel('Undo period for shipments, in minutes');
  await expect(minutes).toHaveValue('15');

  await skus.fill('TW36');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('There’s no TW36 in the catalogue.').first()).toBeVisible();
  await skus.fill(sku.toLowerCase());
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  const stored = await database.doc('settings/office').get();
  expect(stored.get('returnPolicy.nonReturnableSkus')).toEqual([sku]);

  await minutes.fill('20');
  await database.doc('settings/office').update({ 'returnPolicy.days': 45 });
  await expect(page.getByText('Someone else just changed these settings.')).toBeVisible();
  await expect(minutes).toHaveValue('20');
  await page.getByRole('button', { name: 'Load new settings' }).click();
  await expect(minutes).toHaveValue('15');
  await expect(minutes).toBeFocused();
  await expect(page.getByLabel('Return period after shipment, in days')).toHaveValue('45');
});
