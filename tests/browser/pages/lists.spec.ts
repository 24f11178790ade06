import { randomUUID } from 'node:crypto';
import { savedListId } from '@dental-shop/domain/lists/saved-list';
import { expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import { database } from '../../shop/database.ts';
import { drill, implant, unpricedProduct } from '../../shop/products.ts';
import { storedCustomersOrder } from '../../shop/stored-order.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openFullCart, signInAnyLanguage } from '../screens/steps.ts';
import { dropResponse, seedSession, stopLongTimers, test } from '../shop-test.ts';

const main = (page: Page) => page.getByRole('main');
const storedLines = async (uid: string, number: number): Promise<unknown> =>
  (await database.doc(`lists/${savedListId(uid, number)}`).get()).get('lines');
const cartOf = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { SKU: string; quantity: number }[]).map(
      ({ SKU, quantity }) => `${SKU} ${quantity}`,
    ),
  );

test('a cart can be saved as a list, extended, and shared as a link', async ({
  page,
  context,
  otherPage,
}) => {
  test.slow();
  const customer = await approvedCustomer();
  const { user } = customer;
  await seedSession(page, customer);
  await openFullCart(page);
  await page.getByRole('button', { name: 'Save as List' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('List name').fill(' Surgery  kit ');
  await expectAccessible(page, 'the dialog for a first list');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'were added to' })).toContainText(
    '2 items were added to “Surgery kit”.',
  );
  expect(await storedLines(user.uid, 1)).toEqual([`${implant.sku} 2`, `${drill.sku} 1`]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.goto(`/products/Implants/${implant.sku}`);
  await page.getByRole('button', { name: 'Add to List' }).click();
  await expect(dialog.getByRole('radio', { name: 'Surgery kit 2 items' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('link', { name: 'View list' }).click();
  await expect(page).toHaveURL('/account/lists/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surgery kit');
  expect(await storedLines(user.uid, 1)).toEqual([`${implant.sku} 3`, `${drill.sku} 1`]);

  // Removes a line, undoes the removal, and increases a quantity.
  const rows = main(page).getByRole('listitem');
  await rows
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await rows
    .nth(0)
    .getByRole('button', { name: /^Increase/ })
    .click();
  const changed = [`${implant.sku} 4`, `${drill.sku} 1`];
  await expect.poll(() => storedLines(user.uid, 1)).toEqual(changed);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expectAccessible(page, 'a list');

  const colleague = await otherPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Shared list: Surgery kit');
  await expect(main(colleague)).toContainText('Nothing goes in your cart until you add it.');
  expect(await cartOf(colleague)).toEqual([]);
  await colleague.getByRole('button', { name: 'Add these to my cart' }).click();
  await expect(main(colleague).getByRole('status')).toContainText('5 pieces were added');
  expect(await cartOf(colleague)).toEqual(changed);

  await page.getByRole('button', { name: 'Delete list' }).click();
  await expect(page.getByText('The list “Surgery kit” was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surgery kit');
  await expect.poll(() => storedLines(user.uid, 1)).toEqual(changed);
});

test('adding a list to the cart first reports the items that are no longer sold', async ({
  page,
}) => {
  test.slow();
  const customer = await approvedCustomer();
  const { uid } = customer.user;
  // Writes the order directly. A purchase would change totals that staff tests check at the same time.
  await database.doc(`orders/${randomUUID()}`).set(storedCustomersOrder({ uid }));
  const now = Timestamp.now();
  await database.doc(`lists/${savedListId(uid, 7)}`).set({
    ...{ uid, name: 'Monthly', createdAt: now, updatedAt: now },
    lines: [`${implant.sku} 2`, `${unpricedProduct.sku} 1`, 'GONE-1 3'],
  });
  // The orders tab has already cached the orders, so the server's response contains nothing new. The page must still
  // show them right away, not after a timeout.
  await stopLongTimers(page);
  await signInAnyLanguage(page, customer.email);
  await expect(main(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Buy Again' }).click();
  await expect(main(page).getByRole('listitem')).toContainText('Bought once');
  await expectAccessible(page, 'Buy Again');
  await page.getByRole('tab', { name: 'My Lists' }).click();
  await expectAccessible(page, 'the lists');
  await main(page).getByRole('link', { name: 'Monthly' }).click();
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  const dialog = page.getByRole('dialog');
  for (const gone of [unpricedProduct.sku, 'GONE-1']) {
    await expect(dialog.getByRole('listitem').filter({ hasText: gone })).toBeVisible();
  }
  await expectAccessible(page, 'the items that are no longer sold');
  expect(await cartOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add the rest to cart' }).click();
  await expect(main(page).getByRole('status').first()).toContainText('2 pieces were added');
  expect(await cartOf(page)).toEqual([`${implant.sku} 2`]);
});

test.describe('when the response to a write is lost', () => {
  test.use({ expectedErrors: [/documents:commit/] });

  test('an item is added to a list only once', async ({ page }) => {
    const customer = await approvedCustomer();
    const { user } = customer;
    const now = Timestamp.now();
    await database.doc(`lists/${savedListId(user.uid, 1)}`).set({
      uid: user.uid,
      name: 'Surgery kit',
      lines: [`${implant.sku} 2`],
      createdAt: now,
      updatedAt: now,
    });
    await seedSession(page, customer);
    await page.goto(`/products/Implants/${implant.sku}`);
    await page.getByRole('button', { name: 'Add to List' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: 'Surgery kit 1 item' })).toBeChecked();
    const wasDropped = await dropResponse(page, '/lists/');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('link', { name: 'View list' })).toBeVisible();
    expect(wasDropped()).toBe(true);
    expect(await storedLines(user.uid, 1)).toEqual([`${implant.sku} 3`]);
  });
});

test.describe('without a connection', () => {
  // To check for a network, Firestore loads an image from Google, which the Content-Security-Policy blocks.
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|^failed: |google\.com\/images\/cleardot/],
  });

  test('the only list can be deleted and restored without showing an error', async ({
    page,
    context,
  }) => {
    const customer = await approvedCustomer();
    const { user } = customer;
    const now = Timestamp.now();
    const list = database.doc(`lists/${savedListId(user.uid, 1)}`);
    const lines = [`${implant.sku} 2`];
    const name = 'Surgery kit';
    await list.set({ uid: user.uid, name, lines, createdAt: now, updatedAt: now });
    await seedSession(page, customer);
    await page.goto('/account/lists/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByText('The list “Surgery kit” was deleted.')).toBeVisible();
    await expect(page.getByText(/^Not saved yet\. Keep this page open/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The list “Surgery kit” was restored.')).toBeVisible();
    await page.getByRole('button', { name: /^Increase/ }).click();
    await expect(page.getByText(/couldn’t save/)).toHaveCount(0);
    await context.setOffline(false);
    const changed = [`${implant.sku} 3`];
    await expect.poll(() => storedLines(user.uid, 1)).toEqual(changed);
    await expect(page.getByText(/^Not saved yet/)).toHaveCount(0);
  });
});
