import { expect, type Page } from '@playwright/test';
import { countActions, takeActions } from '../count-actions.ts';
import { expectNoViolationInAnyLook } from '../every-look.ts';
import { noteShifts, shiftsOf } from '../note-shifts.ts';
import { languages } from '../screens/screen.ts';
import { readIn } from '../screens/visit.ts';
import { test, waitForTakeover } from '../shop-test.ts';

const main = (page: Page) => page.getByRole('main');
const cartWith = (page: Page, label: string) => page.getByRole('link', { name: label });
/** On a narrow screen: the cell's button and the bar's stepper say the part's name too. */
const cell = (page: Page, name: string) =>
  main(page)
    .getByRole('gridcell')
    .getByRole('button', { name: `Add ${name} to cart` });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(phone);

  test('an implant of known size is in the cart after 3 taps from the home page', async ({
    page,
  }) => {
    await countActions(page);
    await page.goto('/');
    await main(page).getByRole('link', { name: 'Implants' }).first().tap();
    await expect(page).toHaveURL('/products/Implants');
    await cell(page, 'Standard Medium Implant 4.5 × 10 mm').tap();
    await expect(cartWith(page, 'Cart, 1 item')).toBeVisible();
    expect((await takeActions(page)).taps).toBeLessThanOrEqual(3);
    // What was pressed is named below the table, where it can be counted and taken out again.
    await expect(main(page).getByText('I4510 · in cart: 1')).toBeInViewport();
    await main(page)
      .getByRole('button', { name: 'Increase quantity of Standard Medium Implant 4.5 × 10 mm' })
      .tap();
    await expect(cartWith(page, 'Cart, 2 items')).toBeVisible();
  });

  test('each length stands in one line', async ({ page }) => {
    await page.goto('/products/Implants');
    const heights = await main(page)
      .getByRole('rowheader')
      .locator('span:visible')
      .evaluateAll((lengths) => lengths.map((each) => each.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights));
  });

  test('all 35 sizes are on one screen, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/products/Implants');
    const cells = main(page).getByRole('gridcell').getByRole('button');
    await expect(cells).toHaveCount(35);
    for (const each of await cells.all()) await expect(each).toBeInViewport({ ratio: 1 });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/products/Implants', '/products/Drills', '/products/Implants/I4510']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([path, width, overflow]).toEqual([path, width, 0]);
      }
    }
  });
});

test('arrow keys go from size to size, and plus and minus count', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/products/Implants');
  const quantity = (name: string) =>
    main(page).getByRole('textbox', { name: `Quantity of ${name}` });
  // A link, a field and its buttons are the stops of one cell; the other cells have none.
  await expect(main(page).locator('[data-cell] input[tabindex="0"]')).toHaveCount(1);
  await quantity('Slender XShort Implant 3.0 × 6 mm').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(quantity('Narrow Short Implant 3.5 × 8 mm')).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(cartWith(page, 'Cart, 2 items')).toBeVisible();
  await page.keyboard.press('-');
  await expect(cartWith(page, 'Cart, 1 item')).toBeVisible();
  await page.keyboard.press('End');
  await expect(quantity('Jumbo Short Implant 8.5 × 8 mm')).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('ArrowUp');
  await expect(quantity('Jumbo XShort Implant 8.5 × 6 mm')).toBeFocused();
  await expect(cartWith(page, 'Cart, 6 items')).toBeVisible();
});

test('the keyboard stays on the button that has taken the last piece away', async ({ page }) => {
  await page.goto('/products/Implants/I4510');
  await waitForTakeover(page);
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

test('a filter counts what it leaves, and has an address', async ({ page }) => {
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
  // A second size of the same dimension adds to the first.
  await choice('Diameter', '2 mm (2)').click();
  await expect(page.getByRole('status').filter({ hasText: '6 of 18 parts' })).toBeVisible();

  await noteShifts(page);
  await page.goto('/products/Drills?diameter=5.1', { waitUntil: 'networkidle' });
  await expect(page.getByRole('status').filter({ hasText: '4 of 18 parts' })).toBeVisible();
  await expect(main(page).locator('[data-cell] a')).toHaveCount(4);
  const shifts = await shiftsOf(page);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page).toHaveURL('/products/Drills');
});

test('tools are filtered by type, not by lengths of one item each', async ({ page }) => {
  await page.goto('/products/Surgical%20Tools');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Overall length' })).toHaveCount(0);
  const types = page.getByRole('group', { name: 'Type', exact: true });
  await types.getByRole('button', { name: 'Parallel Guides (3)' }).click();
  await expect(page).toHaveURL('/products/Surgical%20Tools?type=Parallel+Guides');
  await expect(page.getByRole('status').filter({ hasText: '3 of 23 parts' })).toBeVisible();
});

test('up to four parts stand side by side at an address', async ({ page }) => {
  await page.goto('/products/Surgical%20Tools');
  const compare = page.getByRole('button', { name: /^Compare \(/ });
  for (const name of ['Short', 'Medium', 'Long']) {
    const toggle = page.getByRole('button', { name: `Compare Ratchet Hex Driver, ${name}` });
    await toggle.click();
    // A press before the page's scripts have come is kept until then, when later ones may have overtaken it.
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

test('cards are a choice that the browser keeps', async ({ page }) => {
  await page.goto('/products/Implants');
  await page.getByRole('button', { name: 'Cards' }).click();
  await expect(main(page).getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Slender 3.0 mm' })).toBeVisible();
  await page.goto('/products/Drills');
  await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('grid')).toHaveCount(0);
});

test('a product leads to its siblings and to what fits with it', async ({ page }) => {
  await page.goto('/products/Implants/I4510');
  const length = page.getByRole('navigation', { name: 'Length' });
  await expect(length.getByRole('link', { name: '10 mm' })).toHaveAttribute('aria-current', 'page');
  await length.getByRole('link', { name: '12 mm' }).click();
  await expect(page).toHaveURL('/products/Implants/I4512');
  const fits = page.getByRole('region', { name: 'Fits with' });
  await expect(fits.getByRole('link', { name: /HC4804/ })).toBeVisible();
  await expect(fits.getByRole('link', { name: /HD55S/ })).toHaveCount(0);
  await fits.getByRole('button', { name: 'Add Standard Impression Analog 4.8 mm to cart' }).click();
  await expect(cartWith(page, 'Cart, 1 item')).toBeVisible();
});

for (const kit of [
  'Surgical%20%26%20Prosthetic%20Kits/KP10',
  'Titach%20System/TK02',
  'SimpleLift/SLK',
]) {
  test(`${kit} offers to confirm its contents by phone, because the sheet lists none`, async ({
    page,
  }) => {
    await page.goto(`/products/${kit}`);
    const contents = page.getByRole('region', { name: 'What is in the kit' });
    await expect(contents.getByText('Call to confirm contents:')).toBeVisible();
    await expect(contents.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(contents.getByRole('listitem')).toHaveCount(0);
  });
}

for (const language of languages) {
  test(`axe finds nothing in tables and what goes with a part, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await readIn(page, language);
    await page.goto('/products/Implants?length=10,12');
    await main(page).getByRole('textbox').first().press('+');
    await expect(main(page).getByRole('grid')).toBeVisible();
    await expectNoViolationInAnyLook(page, 'a size table with a filter');
    for (const path of [
      '/products/Surgical%20Tools?compare=RHS,RHM',
      '/products/Implants/I4510',
      '/products/Surgical%20%26%20Prosthetic%20Kits/KC44',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      await expectNoViolationInAnyLook(page, path);
    }
  });
}
