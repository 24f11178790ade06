import { formatPrice } from '@dental-shop/domain/money/price';
import { expect, type Page } from '@playwright/test';
import { coverScrew, drill, implant, middleImplant } from '../../shop/products.ts';
import { openFullCart } from '../screens/steps.ts';
import { test, waitForHydration } from '../shop-test.ts';
import { translatePage } from '../translate-page.ts';

const price = formatPrice(implant.unitPrice);

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const inCart = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true });

async function translateOnceReady(page: Page): Promise<void> {
  await waitForHydration(page);
  await translatePage(page);
  // Without this check, the tests would pass even if nothing were translated.
  await expect(page.locator('main h1 font').first()).toBeAttached();
}

test('the cart stays correct while quantities change and items are removed and restored', async ({
  page,
}) => {
  await openFullCart(page);
  await translateOnceReady(page);
  const line = main(page).getByRole('listitem').filter({ hasText: implant.sku });
  const increase = line.getByRole('button', { name: /^Increase/ });
  await expect(line).toContainText(formatPrice(2 * implant.unitPrice));
  await increase.click();
  await expect(line).toContainText(formatPrice(3 * implant.unitPrice));
  await expect(line).toContainText(`${price} each`);
  await expect(main(page).getByRole('definition').last()).toHaveText(
    formatPrice(3 * implant.unitPrice + drill.unitPrice),
  );
  await line.getByRole('textbox').fill('1');
  await line.getByRole('textbox').press('Enter');
  await expect(line).toContainText(price);
  await expect(line).not.toContainText('each');
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(line).toHaveCount(0);
  await expect(main(page).getByRole('definition').last()).toHaveText(formatPrice(drill.unitPrice));
  await button(page, 'Undo').click();
  await expect(line).toContainText(price);
  await expect(main(page).getByRole('definition').last()).toHaveText(
    formatPrice(implant.unitPrice + drill.unitPrice),
  );
  await button(page, 'Clear Cart').click();
  await expect(main(page).getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await button(page, 'Undo').click();
  await expect(line).toContainText(price);
});

test('quick order stays correct while lines are changed, added, and restored', async ({ page }) => {
  await page.goto('/quick-order');
  await translateOnceReady(page);
  const part = (number: number) =>
    page.getByRole('combobox', { name: `SKU or name, line ${number}`, exact: true });
  const quantity = page.getByRole('textbox', { name: 'Quantity, line 1', exact: true });
  const line = page.getByRole('listitem', { name: 'Line 1', exact: true });
  await part(1).fill('cover scr');
  await expect(line.getByRole('option').first()).toContainText(coverScrew.sku);
  await part(1).press('ArrowDown');
  await part(1).press('Enter');
  await expect(line).toContainText(`${coverScrew.sku} · ${formatPrice(coverScrew.unitPrice)}`);
  await part(1).fill(implant.sku);
  await quantity.fill('3');
  await expect(line).toContainText(`3 × ${price} = ${formatPrice(3 * implant.unitPrice)}`);
  await quantity.fill('5');
  await expect(line).toContainText(`5 × ${price} = ${formatPrice(5 * implant.unitPrice)}`);
  await expect(main(page).getByText('5 pieces')).toBeVisible();
  await part(2).fill('X9999');
  await expect(
    main(page).getByText('1 line needs to be corrected and will stay here.'),
  ).toBeVisible();
  await part(3).fill(coverScrew.sku);
  await expect(button(page, 'Add 2 items to cart')).toBeVisible();
  await button(page, 'Remove line 3').click();
  await button(page, 'Add 1 item to cart').click();
  await expect(main(page).getByText('1 item is in your cart.')).toBeVisible();
  await expect(button(page, 'Add items to cart')).toBeVisible();
  await expect(line).toContainText('Line 1: no part has this SKU or name.');
  await button(page, 'Clear all lines').click();
  await button(page, 'Undo').click();
  await expect(line).toContainText('Line 1: no part has this SKU or name.');
});

test('buttons, size tables and the search stay correct', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(`/products/Implants/${implant.sku}`);
  await translateOnceReady(page);
  await button(page, 'Add to Cart').click();
  await expect(button(page, 'Added to Cart!')).toContainText('Added to Cart!');
  await expect(inCart(page, 'Cart, 1 item')).toBeVisible();
  await expect(button(page, 'Add to Cart')).toContainText('Add to Cart');

  await page.goto('/products/Implants');
  await translateOnceReady(page);
  const { name } = middleImplant;
  await main(page)
    .getByRole('button', { name: `Add ${name} to cart` })
    .first()
    .click();
  await expect(main(page).getByText('in cart: 1').first()).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Increase quantity of ${name}` })
    .first()
    .click();
  await expect(main(page).getByText('in cart: 2').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Search products' }).fill('zzzz');
  await expect(page.getByRole('banner')).toContainText(/No results|closest/);
  await page.getByRole('combobox', { name: 'Search products' }).fill(coverScrew.sku);
  await page.getByRole('combobox', { name: 'Search products' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('row', { name: coverScrew.sku })).toContainText(
    'In cart: 1',
  );
});

const paths = [
  '/',
  '/products',
  '/products/Implants',
  '/products/Drills',
  `/products/Implants/${implant.sku}`,
  '/products/Implants/info',
  '/quick-order',
  '/contact',
  '/login',
  '/register',
  '/faqs',
  '/academics/certification',
  '/company/story-mission',
];

const textOf = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as Element;
    // The build adds this element for browsers without scripts; React never renders it.
    for (const element of copy.querySelectorAll('noscript')) element.remove();
    return copy.textContent.replace(/\s+/g, ' ');
  });

test('the language switch changes all text', async ({ page }) => {
  test.slow();
  const languageSwitch = page.getByRole('contentinfo');
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => localStorage.removeItem('language'));
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await translatePage(page);
    await languageSwitch.getByRole('button', { name: 'Español' }).click();
    await expect(languageSwitch.getByRole('button', { name: 'English' })).toBeVisible();
    const translated = await textOf(page);
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(translated, path).toBe(await textOf(page));
  }
});

test('a page translated before hydration works', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/static/js/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`/products/Implants/${implant.sku}`, { waitUntil: 'commit' });
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await translatePage(page);
  released.resolve();
  await waitForHydration(page);
  await button(page, 'Add to Cart').click();
  await expect(button(page, 'Added to Cart!')).toContainText('Added to Cart!');
  await expect(inCart(page, 'Cart, 1 item')).toBeVisible();
});
