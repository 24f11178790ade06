import {
  catalogueChangesMaxAge,
  catalogueServerMaxAge,
} from '@dental-shop/domain/api/catalogue-changes';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import { formatPrice } from '@dental-shop/domain/money/price';
import { withTimesSign } from '@dental-shop/domain/text/sizes';
import { utils, write } from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { productPath, repricedProduct } from '../shop/products.ts';
import { expectNoViolation } from './axe.ts';
import { fillCard } from './fill-card.ts';
import {
  expectNothingPaid,
  expectPaidOnce,
  expectPaymentSuccessful,
  payNow,
  proceedToCheckout,
} from './payment-test.ts';
import { addToCart, seedSession, test } from './shop-test.ts';
import { openAsNewStaff } from './staff-test.ts';

const { sku, name, unitPrice: oldPrice } = repricedProduct;
const newPrice = oldPrice + 650;
const path = productPath(sku);

/** How long the server can return outdated changes, plus some time for the requests. */
const maxServerAgeMs = (catalogueServerMaxAge + 15) * 1000;

/** The browser doesn't cache responses to requests that Playwright intercepts. */
const withoutBrowserCache = (page: Page) =>
  page.route('**/api/catalogue-changes', (route) => route.continue());

/** The page fetches the changes again after each maximum age. */
async function waitForPrice(page: Page, cents: number): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(catalogueChangesMaxAge * 1000);
    await expect(shownPrice(page, cents)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: maxServerAgeMs });
}

const shownPrice = (page: Page, cents: number) =>
  page.locator('[data-order]').first().locator('xpath=../..').getByText(formatPrice(cents));

async function openProduct(office: Page): Promise<void> {
  await openAsNewStaff(office, '/staff/catalogue');
  await office.getByLabel('Find by SKU, name, or category').fill(sku);
  await expect(office.getByText('1 row', { exact: true })).toBeVisible();
}

async function changePrice(office: Page, cents: number): Promise<void> {
  await office.getByRole('button', { name: `Edit ${sku}` }).click();
  const dialog = office.getByRole('dialog', { name: `Edit ${sku}: ${name}` });
  await dialog.getByLabel('Amount in US dollars').fill(formatPrice(cents));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText(`${sku} was changed.`)).toBeVisible();
}

test('a price changed by staff shows on an open page and in the next payment, until it is undone', async ({
  page,
  otherPage,
}) => {
  const visitor = await otherPage();
  await visitor.clock.install();
  await withoutBrowserCache(visitor);
  const fetched = visitor.waitForResponse('**/api/catalogue-changes');
  await visitor.goto(path);
  await expect(shownPrice(visitor, oldPrice)).toBeVisible();
  const { 'cache-control': caching } = (await fetched).headers();
  expect(caching).toBe(
    `public, max-age=${catalogueChangesMaxAge}, s-maxage=${catalogueChangesMaxAge}`,
  );

  // This payment starts at the old price.
  const person = await approvedCustomer();
  await seedSession(page, person);
  await addToCart(page, path);
  await proceedToCheckout(page);
  await fillCard(page, '4242424242424242');

  const office = await otherPage();
  await openProduct(office);
  await changePrice(office, newPrice);

  await payNow(page);
  const change = `from ${formatPrice(oldPrice)} to ${formatPrice(newPrice)}`;
  await expect(page.getByText(`${name}: ${change} each`)).toBeVisible();
  await expectNothingPaid(person);
  await payNow(page);
  await expectPaymentSuccessful(page);
  await expectPaidOnce(person, newPrice);

  await waitForPrice(visitor, newPrice);
  const structured = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.join()).toContain(`"price":"${(newPrice / 100).toFixed(2)}"`);

  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText('The change was undone.')).toBeVisible();
  await waitForPrice(visitor, oldPrice);
  await office.getByRole('button', { name: 'History' }).click();
  const entry = `${formatPrice(oldPrice)} → ${formatPrice(newPrice)}`;
  await expect(office.getByRole('listitem').filter({ hasText: entry }).first()).toContainText(
    'Undone',
  );
});

test('an out-of-stock product shows when it will be back, and customers can request an email', async ({
  page,
  otherPage,
}) => {
  const office = await otherPage();
  await openProduct(office);
  await office.getByRole('button', { name: `Edit ${sku}` }).click();
  const dialog = office.getByRole('dialog', { name: `Edit ${sku}: ${name}` });
  await dialog.getByLabel('Availability').selectOption('Out of stock');
  await dialog.getByLabel('Back in stock on').fill('2099-03-12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText(`${sku} was changed.`)).toBeVisible();
  await expect(office.getByRole('gridcell', { name: /Out of stock until/ })).toBeVisible();

  await seedSession(page, await approvedCustomer());
  await withoutBrowserCache(page);
  // The server may still return the cached old catalogue.
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText('Out of stock until March 12, 2099')).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: maxServerAgeMs });
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Email me when it’s back' }).click();
  await expect(page.getByText(/^We’ll email .+ once/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Don’t email me' }).click();
  await expect(page.getByRole('button', { name: 'Email me when it’s back' })).toBeVisible();

  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText('The change was undone.')).toBeVisible();
});

test('an uploaded spreadsheet yields exactly its five changes and three problems', async ({
  page,
}) => {
  const editable = sheetRows
    .map((row, index) => ({ row, number: index + 2 }))
    .filter(({ row }) => row.Price.startsWith('$') && row.hidden === '' && row.Name !== '');
  const [one, two, three, four, five, ...others] = editable.filter(
    ({ row }) => row['Main Category'] === editable[0]?.row['Main Category'],
  );
  const [faultyPrice, unnamed, faultyGtin] = others;
  const raised = (price: string) => `$${(Number(price.replace(/[$,]/g, '')) + 5).toFixed(2)}`;
  const prices = [one, two, three, four].map((each) => ({
    number: each?.number,
    cells: { Price: raised(each?.row.Price ?? '') },
  }));
  const edits = [
    ...prices,
    { number: five?.number, cells: { hidden: 'TRUE' } },
    { number: faultyPrice?.number, cells: { Price: 'ask us' } },
    { number: unnamed?.number, cells: { Name: '' } },
    { number: faultyGtin?.number, cells: { GTIN: '123' } },
  ];
  const rows = sheetRows.map((row, index) => ({
    ...row,
    ...edits.find(({ number }) => number === index + 2)?.cells,
  }));
  const book = utils.book_new(utils.json_to_sheet(rows), 'Catalogue');
  const file: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });

  await openAsNewStaff(page, '/staff/catalogue?view=upload');
  await page.getByLabel('Choose spreadsheet').setInputFiles({
    name: 'catalogue.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  });
  await expect(page.getByText('catalogue.xlsx: 5 changes, 3 problems.')).toBeVisible();
  const textsOf = async (table: string) => {
    const cells = page.getByRole('grid', { name: table }).getByRole('row');
    await expect(cells.nth(1)).toBeVisible();
    const texts = await cells.evaluateAll((found) =>
      found
        .slice(1)
        .map((row) =>
          [...row.querySelectorAll('[role="gridcell"]')].map(({ textContent }) => textContent),
        ),
    );
    return texts;
  };
  expect(await textsOf('Changes')).toEqual([
    ...[one, two, three, four].map((each) => [
      `Row ${each?.number}`,
      String(each?.row.SKU),
      withTimesSign(each?.row.Name ?? ''),
      `${each?.row.Price} → ${raised(each?.row.Price ?? '')}`,
    ]),
    [
      `Row ${five?.number}`,
      String(five?.row.SKU),
      withTimesSign(five?.row.Name ?? ''),
      'Shown → Hidden',
    ],
  ]);
  expect(await textsOf('Problems')).toEqual([
    [
      `Row ${faultyPrice?.number}`,
      'The price “ask us” has an unknown format. Write it like $145.00 or “call for price”.',
    ],
    [`Row ${unnamed?.number}`, '“Name” is empty.'],
    [`Row ${faultyGtin?.number}`, '“123” isn’t a valid GTIN. Check its digits.'],
  ]);
  await expectNoViolation(page);

  await page.getByRole('button', { name: 'Save 5 changes' }).click();
  await expect(page.getByText('5 products were changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change was undone.')).toBeVisible();
});
