import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { productsBySubCategory } from '@dental-shop/domain/catalogue/listing/products-by-sub-category';
import { formatDimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import { sizeGrids } from '@dental-shop/domain/catalogue/sizes/size-grid';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { fitFinder } from '@dental-shop/domain/compatibility/fits-with';
import { expect, type Page } from '@playwright/test';
import { middleImplant, soldProducts } from '../../shop/products.ts';
import { countActions, takeActions } from '../count-actions.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { recordedShifts, recordShifts } from '../record-shifts.ts';
import { languages } from '../screens/screen.ts';
import { setLanguage } from '../screens/visit.ts';
import { test, waitForHydration } from '../shop-test.ts';

const main = (page: Page) => page.getByRole('main');
const cartWith = (page: Page, label: string) => page.getByRole('link', { name: label });
/** Looks only in the table, because the bar below it has a stepper for the same part. */
const cell = (page: Page, name: string) =>
  main(page)
    .getByRole('gridcell')
    .getByRole('button', { name: `Add ${name} to cart` });

const [implantSizes] = sizeGrids(productsBySubCategory(catalogue.products, 'Implants'));
/** Gaps in the table have no SKU. */
function skuAt(diameter: number, length: number): string {
  const ofDiameter = implantSizes?.cells.map((row) => row.at(diameter)).filter(Boolean);
  return ofDiameter?.at(length) ?? '';
}
const nameOf = (sku: string) => findProduct(catalogue, sku)?.name ?? '';

const categoriesWithTables = [
  'Implants',
  'Healing%20Caps',
  'Solid%20Abutments',
  'Contoured%20Shoulder%20Abutments',
  'Angled%20Abutments',
  'Fridge%20System',
  'Impression%20Prosthetics',
  'Drills',
];

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(phone);

  test('a known implant size takes three taps from the home page to the cart', async ({ page }) => {
    await countActions(page);
    await page.goto('/');
    await main(page).getByRole('link', { name: 'Implants' }).first().tap();
    await expect(page).toHaveURL('/products/Implants');
    // The bar below the table appears only after hydration.
    await waitForHydration(page);
    await cell(page, middleImplant.name).tap();
    await expect(cartWith(page, 'Cart, 1 item')).toBeVisible();
    expect((await takeActions(page)).taps).toBeLessThanOrEqual(3);
    await expect(main(page).getByText(`${middleImplant.sku} · in cart: 1`)).toBeInViewport();
    await main(page)
      .getByRole('button', { name: `Increase quantity of ${middleImplant.name}` })
      .tap();
    await expect(cartWith(page, 'Cart, 2 items')).toBeVisible();
  });

  test('each length fits on one line', async ({ page }) => {
    await page.goto('/products/Implants');
    const heights = await main(page)
      .getByRole('rowheader')
      .locator('span:visible')
      .evaluateAll((lengths) => lengths.map((each) => each.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights));
  });

  test('the table of all 35 sizes fits on one screen below the sticky header', async ({ page }) => {
    await page.goto('/products/Implants');
    await expect(main(page).getByRole('gridcell').getByRole('button')).toHaveCount(35);
    const table = await main(page).getByRole('grid').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(table?.height).toBeLessThanOrEqual(phone.viewport.height - (header?.height ?? 0));
  });

  for (const width of [320, 390]) {
    test(`every size has a plus button and a full SKU that links to the product at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const category of categoriesWithTables) {
        await page.goto(`/products/${category}`);
        const links = main(page).getByRole('gridcell').getByRole('link');
        await expect(links.first()).toBeVisible();
        const cells = await main(page)
          .locator('[data-cell]')
          .evaluateAll((all) =>
            all.map((each) => {
              const shown = [...each.querySelectorAll('a, button')].filter((control) =>
                control.checkVisibility({ visibilityProperty: true }),
              );
              const [link] = shown;
              const boxes = shown.map((control) => control.getBoundingClientRect());
              const [above, ...below] = boxes;
              return {
                sku: link?.textContent.split(' ')[0] ?? '',
                href: link?.getAttribute('href') ?? '',
                isCut: (link?.scrollWidth ?? 0) > (link?.clientWidth ?? 0),
                overlaps: below.some((box) => box.top < (above?.bottom ?? 0)),
                buttons: below.length,
                height: Math.min(...boxes.map((box) => box.height)),
                width: Math.min(...boxes.map((box) => box.width)),
              };
            }),
          );
        expect(cells.length).toBeGreaterThan(0);
        for (const { sku, href, isCut, overlaps, buttons, height, width: least } of cells) {
          expect(href).toMatch(new RegExp(`/${sku}$`));
          expect([sku, isCut, overlaps]).toEqual([sku, false, false]);
          expect(buttons).toBeGreaterThan(0);
          expect(height).toBeGreaterThanOrEqual(44);
          expect(least).toBeGreaterThanOrEqual(width === 320 ? 40 : 44);
        }
      }
    });
  }

  test('one tap on an SKU opens the product and adds nothing to the cart', async ({ page }) => {
    await countActions(page);
    await page.goto('/products/Implants');
    const link = main(page).getByRole('gridcell').getByRole('link', { name: middleImplant.sku });
    await link.tap();
    await expect(page).toHaveURL(`/products/Implants/${middleImplant.sku}`);
    expect((await takeActions(page)).taps).toBe(1);
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  });

  for (const language of languages) {
    test(`neither size tables nor their pages scroll sideways, in ${language}`, async ({
      page,
    }) => {
      await setLanguage(page, language);
      for (const category of [...categoriesWithTables, `Implants/${middleImplant.sku}`]) {
        await page.goto(`/products/${category}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const overflow = await page.evaluate(() => {
            const tables = [...document.querySelectorAll('[role="grid"]')];
            return [document.documentElement, ...tables.map((table) => table.parentElement)]
              .map((box) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0))
              .filter((pixels) => pixels > 0);
          });
          expect([category, width, overflow]).toEqual([category, width, []]);
        }
      }
    });
  }

  test('arrow keys follow the layout when columns become rows, and move from link to link', async ({
    page,
  }) => {
    await page.goto('/products/Implants');
    await waitForHydration(page);
    const link = (sku: string) => main(page).getByRole('gridcell').getByRole('link', { name: sku });
    await link(skuAt(0, 0)).focus();
    await page.keyboard.press('ArrowRight');
    await expect(link(skuAt(0, 1))).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(skuAt(1, 1))).toBeFocused();
    await page.keyboard.press('End');
    await expect(link(skuAt(1, -1))).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link(skuAt(1, 0))).toBeFocused();
    await page.keyboard.press('Tab');
    const plus = cell(page, nameOf(skuAt(1, 0)));
    await expect(plus).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, nameOf(skuAt(0, 0)))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cartWith(page, 'Cart, 1 item')).toBeVisible();
  });
});

const headings = {
  Implants: ['Sizes', 'Slender 3.0 mm', 'Extra Wide 6.5 mm', 'Jumbo 8.5 mm'],
  'Contoured%20Shoulder%20Abutments': ['Sizes', 'Narrow', 'Standard', 'Wide'],
  'Angled%20Abutments': ['Unibutments', 'Platform Abutments'],
  'Fridge%20System': ['Angled Abutment', 'Short Angled Abutment'],
  'Impression%20Prosthetics': ['Sizes', 'Impression Analog', 'Closed Tray Coping'],
  Drills: ['Core', 'Head', 'Core Narrow', 'Head Wide 5.1 mm', 'XShort-Implant Drills'],
};

test('every size table has visible headings at every width and a unique accessible name', async ({
  page,
}) => {
  for (const [category, names] of Object.entries(headings)) {
    await page.goto(`/products/${category}`);
    for (const width of [320, 390, 768, 1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of names) {
        const box = await main(page).getByRole('heading', { name, exact: true }).boundingBox();
        // The box of visually hidden text is one pixel in size.
        expect(box?.height, `${name}, ${width} px wide`).toBeGreaterThan(10);
      }
    }
    const grids = await main(page).getByRole('grid').all();
    const labels = await Promise.all(grids.map((grid) => grid.getAttribute('aria-label')));
    expect(new Set(labels).size).toBe(grids.length);
  }
});

test('arrow keys move between sizes, and plus and minus change the quantity', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/products/Implants');
  const quantity = (name: string) =>
    main(page).getByRole('textbox', { name: `Quantity of ${name}` });
  // Tab reaches only one cell. Arrow keys move between cells.
  await expect(main(page).locator('[data-cell] input[tabindex="0"]')).toHaveCount(1);
  await quantity(nameOf(skuAt(0, 0))).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(quantity(nameOf(skuAt(1, 1)))).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(cartWith(page, 'Cart, 2 items')).toBeVisible();
  await page.keyboard.press('-');
  await expect(cartWith(page, 'Cart, 1 item')).toBeVisible();
  await page.keyboard.press('End');
  await expect(quantity(nameOf(skuAt(-1, 1)))).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('ArrowUp');
  await expect(quantity(nameOf(skuAt(-1, 0)))).toBeFocused();
  await expect(cartWith(page, 'Cart, 6 items')).toBeVisible();
  await main(page)
    .getByRole('gridcell')
    .getByRole('link', { name: skuAt(-1, 0) })
    .focus();
  await page.keyboard.press('ArrowLeft');
  await expect(
    main(page)
      .getByRole('gridcell')
      .getByRole('link', { name: skuAt(-2, 0) }),
  ).toBeFocused();
});

test('focus stays on the decrease button after it removes the last piece', async ({ page }) => {
  await page.goto(`/products/Implants/${middleImplant.sku}`);
  await waitForHydration(page);
  await main(page)
    .getByRole('textbox', { name: /^Quantity/ })
    .first()
    .press('ArrowUp');
  const decrease = main(page)
    .getByRole('button', { name: /^Decrease quantity/ })
    .first();
  await decrease.press('Enter');
  await expect(decrease).toHaveAttribute('aria-disabled', 'true');
  await expect(decrease).toBeFocused();
});

test('a filter shows the number of matches and is kept in the URL', async ({ page }) => {
  await page.goto('/products/Drills');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name });
  await expect(choice('Diameter', '5.1 mm (4)')).toBeVisible();
  await choice('Diameter', '5.1 mm (4)').click();
  await expect(page).toHaveURL('/products/Drills?diameter=5.1');
  await expect(page.getByRole('status').filter({ hasText: '4 of 18 parts' })).toBeVisible();
  await expect(choice('Shank length', '17 mm (1)')).toBeEnabled();
  await expect(choice('Shank length', '30 mm (0)')).toBeDisabled();
  await choice('Diameter', '2 mm (2)').click();
  await expect(page.getByRole('status').filter({ hasText: '6 of 18 parts' })).toBeVisible();

  await recordShifts(page);
  await page.goto('/products/Drills?diameter=5.1', { waitUntil: 'networkidle' });
  await expect(page.getByRole('status').filter({ hasText: '4 of 18 parts' })).toBeVisible();
  await expect(main(page).locator('[data-cell] a')).toHaveCount(4);
  const shifts = await recordedShifts(page);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page).toHaveURL('/products/Drills');
});

test('tools can be filtered by type but not by overall length', async ({ page }) => {
  await page.goto('/products/Surgical%20Tools');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Overall length' })).toHaveCount(0);
  const types = page.getByRole('group', { name: 'Type', exact: true });
  await types.getByRole('button', { name: 'Parallel Guides (3)' }).click();
  await expect(page).toHaveURL('/products/Surgical%20Tools?type=Parallel+Guides');
  await expect(page.getByRole('status').filter({ hasText: '3 of 23 parts' })).toBeVisible();
});

test('up to four parts are compared at a shareable URL', async ({ page }) => {
  await page.goto('/products/Surgical%20Tools');
  const compare = page.getByRole('button', { name: /^Compare \(/ });
  for (const name of ['Short', 'Medium', 'Long']) {
    const toggle = page.getByRole('button', { name: `Compare Ratchet Hex Driver, ${name}` });
    await toggle.click();
    // Early clicks are replayed after hydration. Waits for each click to take effect before the
    // next.
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('button', { name: 'Compare Pick-em-up Hex Driver, Short' }).click();
  await expect(
    page.getByRole('button', { name: 'Compare Pick-em-up Hex Driver, Long' }),
  ).toBeDisabled();
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'Comparison' });
  await expect(dialog.getByRole('row', { name: 'Overall length' })).toHaveText(
    'Overall length19 mm24 mm30 mm20 mm',
  );
  await page.reload();
  await expect(dialog.getByRole('columnheader')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Remove Ratchet Hex Driver, Long' }).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/products/Surgical%20Tools');
});

test('the browser remembers the cards view', async ({ page }) => {
  await page.goto('/products/Implants');
  await page.getByRole('button', { name: 'Cards' }).click();
  await expect(main(page).getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Slender 3.0 mm' })).toBeVisible();
  await page.goto('/products/Drills');
  await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('grid')).toHaveCount(0);
});

test('a product links to its other sizes and to parts that fit', async ({ page }) => {
  const products = visibleEntries(catalogue.products);
  const part = products.find(({ sku }) => sku === middleImplant.sku);
  const sibling = products.find(
    ({ sku, subCategory }) => subCategory === part?.subCategory && sku !== part.sku,
  );
  if (!part || !sibling) throw new Error('The catalogue has no second implant of this diameter.');
  const fitting = fitFinder(products)(sibling).flatMap(({ parts }) => parts);
  const toAdd = soldProducts.find(({ sku }) => fitting.some((each) => each.sku === sku));
  const other = products.find(
    ({ category, sku }) => category === 'Drills' && !fitting.some((each) => each.sku === sku),
  );
  if (!toAdd || !other) throw new Error('The catalogue has no part that fits, or no other drill.');
  const lengthOf = ({ dimensions }: typeof part) => {
    const found = dimensions.find(({ label }) => label === 'Length');
    return { name: found ? formatDimension(found) : '', exact: true };
  };

  await page.goto(`/products/Implants/${part.sku}`);
  const length = page.getByRole('navigation', { name: 'Length' });
  await expect(length.getByRole('link', lengthOf(part))).toHaveAttribute('aria-current', 'page');
  await length.getByRole('link', lengthOf(sibling)).click();
  await expect(page).toHaveURL(`/products/Implants/${sibling.sku}`);
  const fits = page.getByRole('region', { name: 'Fits with' });
  await expect(fits.getByRole('link', { name: new RegExp(toAdd.sku) })).toBeVisible();
  await expect(fits.getByRole('link', { name: new RegExp(other.sku) })).toHaveCount(0);
  await fits.getByRole('button', { name: `Add ${toAdd.name} to cart` }).click();
  await expect(cartWith(page, 'Cart, 1 item')).toBeVisible();
});

for (const kit of [
  'Surgical%20%26%20Prosthetic%20Kits/KP10',
  'Titach%20System/TK02',
  'SimpleLift/SLK',
]) {
  test(`${kit} has a phone link to confirm its contents`, async ({ page }) => {
    await page.goto(`/products/${kit}`);
    const contents = page.getByRole('region', { name: 'What’s in the kit' });
    await expect(contents.getByText('Call to confirm contents:')).toBeVisible();
    await expect(contents.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(contents.getByRole('listitem')).toHaveCount(0);
  });
}

for (const language of languages) {
  test(`axe finds no violations in size tables, comparisons, and products, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await setLanguage(page, language);
    await page.goto('/products/Implants?length=10,12');
    await main(page).getByRole('textbox').first().press('+');
    await expect(main(page).getByRole('grid')).toBeVisible();
    await expectAccessible(page, 'a size table with a filter');
    for (const path of [
      '/products/Surgical%20Tools?compare=RHS,RHM',
      `/products/Implants/${middleImplant.sku}`,
      '/products/Surgical%20%26%20Prosthetic%20Kits/KC44',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      await expectAccessible(page, path);
    }
  });
}
