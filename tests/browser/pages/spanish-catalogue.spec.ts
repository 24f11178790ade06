import { expect } from '@playwright/test';
import { test } from '../shop-test.ts';

const translation = '/data/es/catalogue.json';

test('switching the language renames the product, its category, and the menu', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/products/Healing%20Caps/CS28');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Cover Screw 2.8 mm');
  expect(requested).not.toContain(translation);

  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(heading).toHaveText('Tornillo de cierre 2.8 mm');
  await expect(page).toHaveTitle(/^Tornillo de cierre 2\.8\smm \(CS28\)/);
  await expect(page.getByText('torque de inserción fue inferior a 10 N\u2011cm')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Categoría Tapas de cicatrización' })).toBeVisible();
  await expect(page).toHaveURL('/products/Healing%20Caps/CS28');

  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(heading).toHaveText('Cover Screw 2.8 mm');
});

test.describe('a visitor who has chosen Spanish', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'es'));
  });

  test('sees Spanish categories and subcategories at their English URLs', async ({ page }) => {
    await page.goto('/products');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Tapas de cicatrización' })
      .last()
      .click();
    await expect(page).toHaveURL('/products/Healing%20Caps');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tapas de cicatrización');
    await expect(page.getByRole('heading', { name: 'Tornillo de cierre' }).first()).toBeVisible();
  });

  test('finds a product by its Spanish or English name', async ({ page }) => {
    for (const query of ['tornillo cierre', 'cover screw']) {
      await page.goto(`/products?${new URLSearchParams({ search: query })}`);
      await expect(page.getByRole('link', { name: 'Tornillo de cierre 2.8 mm' })).toBeVisible();
    }
  });

  test('sees the cart in Spanish, but stores the English name', async ({ page }) => {
    await page.goto('/products/Healing%20Caps/CS28');
    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    await page.goto('/cart');
    await expect(page.getByText('Tornillo de cierre 2.8 mm')).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('cart') ?? '');
    expect(stored).toContain('"Name":"Cover Screw 2.8 mm"');
  });
});
