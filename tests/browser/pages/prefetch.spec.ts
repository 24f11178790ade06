import { expect, type Page } from '@playwright/test';
import { drill, implant } from '../../shop/products.ts';
import { openAndSettle, test } from '../shop-test.ts';

const drillPath = `/products/Drills/${drill.sku}`;
const drillData = `/data/products/${drill.sku.toLowerCase()}.json`;

function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

const isProductScript = (path: string) => path.startsWith('/static/js/product-page-');
const isCartScript = (path: string) => path.startsWith('/static/js/cart-page-');

test('a product opens offline after its link was hovered', async ({ page, context }) => {
  const requested = recordRequests(page);
  await openAndSettle(page, '/products/Drills');
  const data = page.waitForResponse((response) => response.url().endsWith(drillData));
  const link = page.locator(`main a[href="${drillPath}"]`).first();
  await link.hover();
  await (await data).finished();
  await expect.poll(() => requested.some(isProductScript)).toBe(true);
  await page.waitForLoadState('networkidle');

  await context.route(/\/(data|static)\//, (route) => route.abort());
  requested.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: drill.name })).toBeVisible();
  expect(requested.filter((path) => path === drillData || isProductScript(path))).toEqual([]);
});

test('visible product links prefetch their script but not their data', async ({ page }) => {
  const requested = recordRequests(page);
  await openAndSettle(page, '/products/Drills');
  await expect.poll(() => requested.some(isProductScript)).toBe(true);
  expect(requested.filter((path) => path.startsWith('/data/products/'))).toEqual([]);
  expect(requested.filter(isCartScript)).toEqual([]);
});

test('focusing a link prefetches it', async ({ page }) => {
  await openAndSettle(page, `/products/Implants/${implant.sku}`);
  const requested = recordRequests(page);
  await page.locator('header a[href="/cart"]').first().focus();
  await expect.poll(() => requested.some(isCartScript)).toBe(true);
});

test('nothing is prefetched in data-saver mode', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openAndSettle(page, '/products/Drills');
  const requested = recordRequests(page);
  const link = page.locator(`main a[href="${drillPath}"]`).first();
  await page.locator('header a[href="/cart"]').first().hover();
  await page.locator('header a[href="/cart"]').first().focus();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: drill.name })).toBeVisible();
  expect(requested).toContain(drillData);
  expect(requested.filter(isCartScript)).toEqual([]);
});
