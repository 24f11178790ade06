import { expect } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { test } from '../shop-test.ts';

test('product views can be selected, enlarged, and magnified with the keyboard', async ({
  page,
}) => {
  await page.goto(`/products/Implants/${implant.sku}`);
  const view = (number: number) => page.getByRole('button', { name: `View ${number} of 3` });
  const enlarge = page.getByRole('button', { name: /^Enlarge the drawing of/ });
  await expect(view(1)).toHaveAttribute('aria-pressed', 'true');
  await view(1).focus();
  // Keys do nothing until hydration, so the test retries.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(view(2)).toBeFocused({ timeout: 200 });
  }).toPass();
  await expect(view(2)).toHaveAttribute('aria-pressed', 'true');

  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('View 2 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('View 3 of 3')).toBeVisible();

  const picture = dialog.getByRole('img');
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(width).toBeGreaterThan(2 * before);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expect(view(3)).toHaveAttribute('aria-pressed', 'true');
});

test('the enlarged part shows its dimensions and fills the screen', async ({ page }) => {
  await page.goto(`/products/Implants/${implant.sku}`);
  const dialog = page.getByRole('dialog');
  const enlarge = page.getByRole('button', { name: /^Enlarge the drawing of/ });
  // Clicks do nothing until hydration, so the test retries until the dialog is open and covers the
  // button.
  await expect(async () => {
    if (await enlarge.isVisible()) await enlarge.click({ timeout: 500 });
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(dialog.getByText('View 3 of 3')).toBeVisible();
  const box = await dialog.getByRole('img').boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(box?.height ?? 0).toBeGreaterThan(0.75 * height);
});
