import type { PublishedChange } from '@dental-shop/domain/api/catalogue-changes';
import { expect, type Page } from '@playwright/test';
import {
  implant,
  middleImplant,
  productPath,
  soldProducts,
  unpricedProduct,
} from '../../shop/products.ts';
import { recordedShifts, recordShifts } from '../record-shifts.ts';
import { test } from '../shop-test.ts';

const implantPath = productPath(implant.sku);

/** 1% of Core Web Vitals' threshold for good. A SKU moves slightly if its part gets a separate price. */
const limit = 0.001;

const totalShift = async (page: Page) =>
  (await recordedShifts(page)).reduce((sum, shift) => sum + shift, 0);

/** Responds once the page has painted, as a slow network would. */
async function openWithChanges(
  page: Page,
  path: string,
  changes: readonly PublishedChange[],
  startingPrices: Record<string, number> = {},
): Promise<void> {
  await recordShifts(page);
  await page.route('**/api/catalogue-changes', (route) =>
    route.fulfill({ json: { version: 1, changes, startingPrices } }),
  );
  const fetched = page.waitForResponse('**/api/catalogue-changes');
  await page.goto(path);
  await fetched;
}

const sets: [string, readonly PublishedChange[], string][] = [
  ['a new price', [{ sku: implant.sku, price: 14_550 }], '$145.50'],
  [
    'a note',
    [{ sku: implant.sku, availability: { kind: 'ships-in', days: 5 } }],
    'Ships in 5 days',
  ],
  [
    'no stock',
    [
      {
        sku: implant.sku,
        price: 'out-of-stock',
        availability: { kind: 'out-of-stock', until: '2099-03-12' },
      },
    ],
    'Out of stock until March 12',
  ],
  ['call for price', [{ sku: implant.sku, price: 'call' }], 'Please call for pricing information'],
  [
    'a hidden part',
    [{ sku: implant.sku, hidden: true }],
    'This item is not available for individual purchase',
  ],
];

for (const width of [390, 1366]) {
  for (const [what, changes, text] of sets) {
    test(`nothing moves on a product page that gets ${what}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openWithChanges(page, implantPath, changes);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      expect(await totalShift(page)).toBeLessThan(limit);
    });
  }

  test(`nothing moves in listings that get changes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const category of ['Implants', 'Surgical Tools']) {
      const path = `/products/${encodeURIComponent(category)}`;
      const parts = soldProducts.filter(({ sku }) => productPath(sku).startsWith(path)).slice(0, 4);
      const [one, two, three, four] = parts.map(({ sku }) => sku);
      await openWithChanges(page, path, [
        { sku: one ?? '', price: 114_550 },
        { sku: two ?? '', price: 'out-of-stock' },
        { sku: three ?? '', hidden: true },
        { sku: four ?? '', availability: { kind: 'ships-in', days: 14 } },
      ]);
      await expect(page.getByText('$1,145.50').first()).toBeVisible();
      expect(await totalShift(page), category).toBeLessThan(limit);
    }
  });
}

test('starting prices change on the page of all categories', async ({ page }) => {
  await openWithChanges(page, '/products', [{ sku: implant.sku, price: 100 }], { Implants: 100 });
  await expect(page.getByText('from $1.00')).toBeVisible();
});

test('a hidden part vanishes from search and from pages that are opened later', async ({
  page,
}) => {
  await openWithChanges(page, '/products', [{ sku: middleImplant.sku, hidden: true }]);
  await page.getByRole('main').getByRole('link', { name: 'Implants from $' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Implants' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${implant.sku} `) })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${middleImplant.sku} `) })).toHaveCount(
    0,
  );
  await page.getByRole('combobox', { name: 'Search products' }).fill(middleImplant.sku);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('main').getByText(middleImplant.sku, { exact: true })).toHaveCount(0);
});

test('an out-of-stock part in the cart is marked and not counted', async ({ page }) => {
  await openWithChanges(page, implantPath, []);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await page.unroute('**/api/catalogue-changes');
  await openWithChanges(page, '/cart', [{ sku: implant.sku, price: 'out-of-stock' }]);
  await expect(page.getByText('This item is out of stock')).toBeVisible();
  await expect(page.getByRole('main').getByText('$0.00').first()).toBeVisible();
});

test.describe('without the changes', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('pages keep the prices of the release', async ({ page }) => {
    await page.route('**/api/catalogue-changes', (route) => route.fulfill({ status: 503 }));
    const failed = page.waitForResponse('**/api/catalogue-changes');
    await page.goto(implantPath);
    await failed;
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});

test('a product that was never sold online looks unchanged', async ({ page }) => {
  await openWithChanges(page, '/products', []);
  await page.goto(productPath(unpricedProduct.sku));
  await expect(page.getByRole('note')).toBeVisible();
});
