import { demoAccounts, demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { test, waitForHydration } from '../shop-test.ts';

async function delayScripts(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route('**/static/js/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/**
 * The page stays hidden for up to 500 ms while its font loads. Playwright's clicks wait until the page is visible, but
 * its key presses don't.
 */
async function waitUntilShown(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
}

const productPath = `/products/Implants/${implant.sku}`;

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' });

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

async function storedCart(page: Page): Promise<unknown> {
  await waitForHydration(page);
  // Hydration replays early clicks in separate tasks.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
}

const storedLine = (quantity: number) => [expect.objectContaining({ SKU: implant.sku, quantity })];

test('an early click on Add to Cart is confirmed and adds the item exactly once', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto(productPath, { waitUntil: 'commit' });
  const before = await addButton(page).boundingBox();
  await addButton(page).click();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart!' })).toBeVisible();
  expect(await addButton(page).boundingBox()).toEqual(before);
  release();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  expect(await storedCart(page)).toEqual(storedLine(1));
});

const ways = {
  'through the cart link': (page: Page) => cartLink(page).click(),
  'through the address bar': (page: Page) => page.goto('/cart'),
  'by reloading': (page: Page) => page.reload(),
};

for (const [way, leave] of Object.entries(ways)) {
  for (const rate of [1, 4, 6]) {
    test(`an item added right before leaving ${way} is kept (CPU slowdown: ${rate}x)`, async ({
      page,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(productPath, { waitUntil: 'commit' });
      await addButton(page).click();
      await leave(page);
      expect(await storedCart(page)).toEqual(storedLine(1));
    });
  }

  test(`quantities and items added before hydration are kept after leaving ${way}`, async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto(productPath, { waitUntil: 'commit' });
    const increase = page.getByRole('button', { name: /^Increase quantity/ });
    await increase.click();
    await increase.click();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('3');
    await addButton(page).click();
    const left = leave(page);
    await expect(page).toHaveURL(way === 'by reloading' ? productPath : '/cart');
    release();
    await left;
    expect(await storedCart(page)).toEqual(storedLine(3));
  });

  test(`early clicks in a size table are kept after leaving ${way}`, async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/products/Implants', { waitUntil: 'commit' });
    const cell = page.getByRole('main').getByRole('button', { name: /Add .* to cart/ });
    await cell.filter({ visible: true }).first().click();
    await cell.filter({ visible: true }).first().click();
    const left = leave(page);
    release();
    await left;
    expect(await storedCart(page)).toEqual([expect.objectContaining({ quantity: 2 })]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('taps on a plus button in a size table before hydration are confirmed and counted', async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto('/products/Implants', { waitUntil: 'commit' });
    const plus = page
      .getByRole('gridcell')
      .filter({ has: page.getByRole('link', { name: implant.sku }) })
      .getByRole('button');
    await plus.tap();
    await plus.tap();
    await expect(plus).toHaveAttribute('data-early', 'Added');
    await expect(page.getByRole('status').filter({ hasText: 'Item added to cart!' })).toBeVisible();
    release();
    expect(await storedCart(page)).toEqual(storedLine(2));
    await expect(plus).toHaveText('+2');
  });

  test('a tap on an SKU in a size table before hydration opens the product', async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/products/Implants', { waitUntil: 'commit' });
    await page.getByRole('gridcell').getByRole('link', { name: implant.sku }).tap();
    await expect(page).toHaveURL(productPath);
    release();
    expect(await storedCart(page)).toEqual([]);
  });
});

test('a stepper keeps a quantity that was entered before hydration', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(productPath, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: /^Quantity of/ });
  await field.fill('11');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(field).toHaveValue('12');
  release();
  await storedCart(page);
  await expect(field).toHaveValue('12');
  await addButton(page).click();
  expect(await storedCart(page)).toEqual(storedLine(12));
});

test('fields keep text that was entered before hydration', async ({ page }) => {
  let release = await delayScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Message').fill('Which drill fits?');
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Message')).toHaveValue('Which drill fits?');

  release = await delayScripts(page);
  await page.goto('/quick-order', { waitUntil: 'commit' });
  await page.getByLabel('SKU or name, line 1').fill(implant.sku);
  await page.getByLabel('Quantity, line 1').fill('4');
  release();
  // This button appears once the page has read the line.
  await expect(page.getByRole('button', { name: 'Remove line 1' })).toBeVisible();
  await expect(page.getByLabel('SKU or name, line 1')).toHaveValue(implant.sku);
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('4');
});

test('a language chosen before hydration applies to the next page', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/faqs', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click();
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su carrito');
});

test('the browser warns the user before leaving a form that is waiting for hydration', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  const release = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(demoAccounts.dentist);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Signing in/ })).toBeAttached();
  await cartLink(page).click();
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  release();
  await expect(page).toHaveURL('/account');
});

test('the skip link works before hydration and keeps its focus afterward', async ({ page }) => {
  const release = await delayScripts(page);
  const address = '/list#name=Tray+1&lines=HD55S+4';
  await page.goto(address, { waitUntil: 'commit' });
  await waitUntilShown(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  release();
  await waitForHydration(page);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(address);
});

test('a form submitted before hydration is processed once after hydration', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  release();
  await expect(
    page.getByRole('group', { name: 'Correct the 2 highlighted fields.' }),
  ).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('pressing Enter before hydration signs in after hydration', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await waitUntilShown(page);
  await page.getByLabel('Email').pressSequentially(demoAccounts.dentist);
  await page.getByLabel('Password', { exact: true }).pressSequentially(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/account');
});

test('pressing Enter in a one-field form adds nothing to the URL', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(demoAccounts.dentist);
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  release();
  await expect(page.getByText('Reset link sent! Please check your email.')).toBeVisible();
  await expect(page).toHaveURL('/forgot-password');
});
