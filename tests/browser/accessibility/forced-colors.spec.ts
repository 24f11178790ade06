import { expect, type Locator, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { test, waitForHydration } from '../shop-test.ts';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1366, height: 768 } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const background = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('every button keeps a border in forced-colors mode', async ({ page }) => {
  for (const path of ['/', '/login', '/cart', `/products/Implants/${implant.sku}`]) {
    await open(page, path);
    const buttons = page.locator('.MuiButton-root:visible');
    const borders = await buttons.evaluateAll((found) =>
      found.map((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
        return `${borderTopStyle} ${borderTopWidth}`;
      }),
    );
    expect(new Set(borders), path).toEqual(new Set(['solid 1px']));
  }
});

test('the current page and the pressed button stand out in forced-colors mode', async ({
  page,
}) => {
  await open(page, `/products/Implants/${implant.sku}`);
  const marked = page.locator('a[aria-current="page"]:visible');
  await expect(marked).toHaveCount(4);
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.backgroundColor = 'highlight';
    document.body.append(probe);
    return getComputedStyle(probe).backgroundColor;
  });
  for (const link of await marked.all()) expect(await background(link)).toBe(highlight);
  const other = page.getByRole('banner').getByRole('link', { name: 'Company' });
  expect(await background(other)).not.toBe(highlight);

  await open(page, '/products/Implants');
  const pressed = page.getByRole('main').locator('button[aria-pressed="true"]:visible').first();
  expect(await background(pressed)).toBe(highlight);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const entry = page.getByRole('dialog').getByRole('link', { name: 'Products' });
  expect(await background(entry)).toBe(highlight);
});
