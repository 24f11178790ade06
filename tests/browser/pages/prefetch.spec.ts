import { expect, type Page } from '@playwright/test';
import { drill, implant } from '../../shop/products.ts';
import { openAndSettle, test } from '../shop-test.ts';

const drillPath = `/products/Drills/${drill.sku}`;
const drillData = `/data/products/${drill.sku.toLowerCase()}.json`;

/** Records the paths that the page requests from now on. */
function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const isProductScript = (path: string) => path.startsWith('/static/js/product-page-');
const isCartScript = (path: string) => path.startsWith('/static/js/cart-page-');

test('a product opens offline after its link was hovered', async ({ page, context }) => {
  const asked = recordRequests(page);
  await openAndSettle(page, '/products/Drills');
  const data = page.waitForResponse((response) => response.url().endsWith(drillData));
  const link = page.locator(`main a[href="${drillPath}"]`).first();
  await link.hover();
  await (await data).finished();
  await expect.poll(() => asked.some(isProductScript)).toBe(true);
  await page.waitForLoadState('networkidle');

  await context.route(/\/(data|static)\//, (route) => route.abort());
  asked.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: drill.name })).toBeVisible();
  expect(asked.filter((path) => path === drillData || isProductScript(path))).toEqual([]);
});

test('scripts for visible links are prefetched, but no data until a link is hovered', async ({
  page,
}) => {
  const asked = recordRequests(page);
  await openAndSettle(page, '/products/Drills');
  await expect.poll(() => asked.some(isProductScript)).toBe(true);
  expect(asked.filter((path) => path.startsWith('/data/products/'))).toEqual([]);
  expect(asked.filter(isCartScript)).toEqual([]);
});

test('focusing a link prefetches it', async ({ page }) => {
  await openAndSettle(page, `/products/Implants/${implant.sku}`);
  const asked = recordRequests(page);
  await page.locator('header a[href="/cart"]').first().focus();
  await expect.poll(() => asked.some(isCartScript)).toBe(true);
});

test('nothing is prefetched in data-saver mode', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openAndSettle(page, '/products/Drills');
  const asked = recordRequests(page);
  const link = page.locator(`main a[href="${drillPath}"]`).first();
  await page.locator('header a[href="/cart"]').first().hover();
  await page.locator('header a[href="/cart"]').first().focus();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: drill.name })).toBeVisible();
  expect(asked).toContain(drillData);
  expect(asked.filter(isCartScript)).toEqual([]);
});
