import { devices, expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import { hiddenProduct, implant, middleImplant } from '../../shop/products.ts';
import { countActions, takeActions } from '../count-actions.ts';
import { signInThroughForm, test, waitForHydration } from '../shop-test.ts';

const anyPages = [
  '/',
  '/products',
  '/products/Implants',
  `/products/Implants/${implant.sku}`,
  '/cart',
  '/login',
  '/faqs',
  '/company/story-mission',
];

const typed = middleImplant.sku.toLowerCase();

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const cart = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true });

const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Add / }) });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const storedCart = (page: Page) =>
  page.evaluate((): unknown =>
    JSON.parse(localStorage.getItem('cart') ?? '[]').map(
      ({ SKU, quantity }: { SKU: string; quantity: number }) => [SKU, quantity],
    ),
  );

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('an SKU is in the cart after 6 keystrokes and Enter, from any page', async ({ page }) => {
    await countActions(page);
    for (const [index, path] of anyPages.entries()) {
      await open(page, path);
      await page.keyboard.press('/');
      for (const key of typed) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      const count = index + 1;
      await expect(cart(page, count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`)).toBeVisible();
      const found = page.getByRole('banner').getByRole('row', { name: middleImplant.sku });
      await expect(found).toContainText(`In cart: ${count}`);
      expect(await takeActions(page)).toEqual({ keys: 1 + typed.length + 1, taps: 0 });
      await expect(field(page)).toBeFocused();
      expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(
        typed.length,
      );
    }
    expect(await storedCart(page)).toEqual([[middleImplant.sku, anyPages.length]]);
  });

  test('results can be opened and any quantity added to the cart with the keyboard alone', async ({
    page,
  }) => {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('heeling cap');
    await expect(page.getByRole('status').filter({ hasText: 'products found' })).toHaveCount(1);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('row')).toHaveCount(8);
    const active = () =>
      field(page).evaluate(
        (input) =>
          document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
      );
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).toContain('Narrow Healing Cap 4.1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect.poll(active).toBe('Add');
    await page.keyboard.press('Enter');
    await expect(cart(page, 'Cart, 3 items')).toBeVisible();
    expect(await storedCart(page)).toEqual([['HC4102', 3]]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(field(page)).toHaveValue('heeling cap');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/Healing%20Caps/HC4104');
    // The search field has focus until the page has loaded, so a slash would be typed into it.
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('fresa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=fresa');
    await expect(results(page).first()).toContainText('Pilot Drill Short');
  });

  test("Enter doesn't add an item that isn't sold", async ({ page }) => {
    await open(page, '/');
    await field(page).fill('frrs');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/Fridge%20System/FRRS');
    await field(page).fill(hiddenProduct.sku);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${hiddenProduct.sku}`);
    const main = page.getByRole('main');
    await expect(main.getByText('No results.')).toBeVisible();
    await expect(main.getByRole('link', { name: /555/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
    expect(await storedCart(page)).toEqual([]);
  });

  test('the search field keeps focus if a page loads while the user types', async ({ page }) => {
    await open(page, '/');
    await field(page).fill('frrs');
    // Types after the URL has changed but before the page has loaded.
    await field(page).evaluate((input: HTMLInputElement) => {
      const pushState = history.pushState.bind(history);
      history.pushState = (...args) => {
        pushState(...args);
        history.pushState = pushState;
        input.value = 'fre';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/Fridge%20System/FRRS');
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'Fridge Crown' }),
    ).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('sa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=fresa');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test("a slash typed into a field doesn't open the search", async ({ page }) => {
    await open(page, '/contact');
    const message = page.getByLabel('Message');
    await message.focus();
    await page.keyboard.type('4.5/10');
    await expect(message).toHaveValue('4.5/10');
    await open(page, '/search');
    await page.getByRole('checkbox', { name: 'Press / to search' }).uncheck();
    await page.keyboard.press('/');
    await expect(field(page)).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });

  test('the search index loads only when the field gets focus', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requested.filter((path) => /search-index|typeahead|site-finder/.test(path))).toEqual([]);
    await field(page).focus();
    await expect.poll(() => requested).toContain('/data/search-index.json');
  });

  test("signing in doesn't move the search field", async ({ page }) => {
    const { email } = await approvedCustomer();
    // Loads the page twice. The first load may not use the web font, which would change the header's width.
    await open(page, '/login');
    await open(page, '/login');
    const before = await field(page).boundingBox();
    await signInThroughForm(page, email);
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('banner').locator('[aria-haspopup="menu"]')).toBeVisible();
    expect(await field(page).boundingBox()).toEqual(before);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });

  test('a search URL keeps its query, and the old URL redirects to it', async ({ page }) => {
    await open(page, '/products?search=4%2C5+x+10');
    await expect(page).toHaveURL('/search?q=4%2C5+x+10');
    await expect(field(page)).toHaveValue('4,5 x 10');
    await expect(results(page)).toHaveText([/^Standard Medium Implant/]);
    await page.getByRole('button', { name: 'Cards' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      /^Standard Medium Implant/,
    ]);
  });
});

test.describe('on a phone', () => {
  for (const width of [320, 390]) {
    test(`an SKU is in the cart after 2 taps and 5 keystrokes, at ${width} px`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height: width === 320 ? 568 : 844 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await countActions(page);
      for (const path of anyPages) {
        await open(page, path);
        await page.evaluate(() => localStorage.removeItem('cart'));
        await open(page, path);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const scrolled = await page.evaluate(() => window.scrollY);
        await field(page).tap();
        await page.keyboard.type(typed);
        const results = page.getByRole('grid', { name: `Search: ${typed}` });
        await results.getByRole('button', { name: /^Add / }).tap();
        await expect(cart(page, 'Cart, 1 item')).toBeInViewport({ ratio: 1 });
        expect(await storedCart(page)).toEqual([[middleImplant.sku, 1]]);
        expect(await takeActions(page)).toEqual({ keys: typed.length, taps: 2 });
        // An empty cart shows all categories. A cart with one line is shorter, so the page may have scrolled up.
        const furthest = () => document.documentElement.scrollHeight - window.innerHeight;
        expect(await page.evaluate(() => window.scrollY)).toBe(
          Math.min(scrolled, await page.evaluate(furthest)),
        );
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        expect([path, await page.evaluate(overflow)]).toEqual([path, 0]);
      }
      await context.close();
    });
  }

  test('a quantity typed in the results is added without closing the list', async ({ browser }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'] });
    const page = await context.newPage();
    await open(page, '/');
    await field(page).tap();
    await page.keyboard.type(typed);
    const grid = page.getByRole('grid');
    await grid.getByRole('textbox').tap();
    await page.keyboard.type('12');
    await grid.getByRole('button', { name: /^Add / }).tap();
    await expect(grid.getByRole('row')).toContainText('In cart: 12');
    await expect(field(page)).toBeFocused();
    await context.close();
  });
});
