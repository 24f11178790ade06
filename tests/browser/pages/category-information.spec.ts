import { formatPrice } from '@dental-shop/domain/money/price';
import { expect } from '@playwright/test';
import { coverScrew } from '../../shop/products.ts';
import { test } from '../shop-test.ts';

test('a category links to its information page, which links to a product', async ({ page }) => {
  await page.goto('/products/Healing%20Caps');
  await page.getByRole('link', { name: 'Learn more about healing caps' }).click();
  await expect(page).toHaveURL('/products/Healing%20Caps/info');
  await expect(page.getByRole('heading', { level: 1, name: 'Healing Caps' })).toBeVisible();
  await expect(
    page.getByText('indicated when insertion torque is below 10 N\u2011cm'),
  ).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: coverScrew.sku });
  await expect(row).toContainText('2.8 mm');
  await expect(row).toContainText(formatPrice(coverScrew.unitPrice));
  await row.getByRole('link', { name: coverScrew.name }).click();
  await expect(page).toHaveURL(`/products/Healing%20Caps/${coverScrew.sku}`);
  await expect(page.getByRole('heading', { level: 1, name: coverScrew.name })).toBeVisible();
});

test("the hyphen in N-cm doesn't wrap and uses the page font", async ({ page }) => {
  await page.goto('/products/Implants/info');
  await expect(page.getByText('up to 80 N\u2011cm').first()).toBeVisible();
  const font = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  const widths = await page.evaluate(async (url) => {
    // Loads the font first, because the page doesn't use a font that arrives late.
    document.fonts.add(await new FontFace('Probe', `url(${url})`).load());
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.font = '100px Probe, monospace';
    return ['N-cm', 'N\u2011cm', 'N\u2212cm'].map((text) => context.measureText(text).width);
  }, font);
  expect(widths[1]).toBe(widths[0]);
  expect(widths[2]).not.toBe(widths[0]);
});

test('both links on an information page return to the category', async ({ page }) => {
  for (const name of ['Back to Drills', 'View Drills Products']) {
    await page.goto('/products/Drills/info');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/products/Drills');
  }
});

test('a category URL works in any case and with the name used on the home page', async ({
  page,
}) => {
  await page.goto('/products/SOLID%20ABUTMENTS/info');
  await expect(page.getByRole('heading', { level: 1, name: 'Solid Abutments' })).toBeVisible();
  await page.goto('/products/Custom%20Prosthetics/info');
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Prosthetics' })).toBeVisible();
});

test('a category without an information page redirects to the products', async ({ page }) => {
  for (const category of ['Motor%20%26%20Handpiece', 'Nothing']) {
    await page.goto(`/products/${category}/info`);
    await expect(page).toHaveURL('/products');
  }
});

test('the Spanish page has the same figures, translated', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.goto('/products/Implants');
  await page.getByRole('link', { name: 'Más información sobre los implantes' }).click();
  await expect(page).toHaveURL('/products/Implants/info');
  await expect(page.getByRole('heading', { level: 1, name: 'Implantes' })).toBeVisible();
  await expect(page.getByText('El implante tolera hasta 80 N\u2011cm.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver a Implantes' })).toBeVisible();
});

test.describe('an information page that does not load', () => {
  /** This spelling has no prerendered page, so the application fetches the data. */
  const notPrerendered = '/products/turboguide/info';

  test.use({ expectedErrors: [/information\/turbo-guide/] });

  test('shows an error below the heading and keeps the link back', async ({ page }) => {
    await page.route('**/data/information/turbo-guide.en.json', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await page.goto(notPrerendered);
    await expect(page.getByRole('heading', { name: 'Error Loading Page' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Could not load category information page: turbo-guide',
    );
    await expect(page.getByRole('link', { name: 'Back to TurboGuide' })).toBeVisible();
  });

  test('shows generic text if the category has no article', async ({ page }) => {
    await page.route('**/data/information/turbo-guide.en.json', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto(notPrerendered);
    await expect(
      page.getByText('all parts are listed below with their dimensions and prices'),
    ).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'TGD' })).toBeVisible();
  });
});
