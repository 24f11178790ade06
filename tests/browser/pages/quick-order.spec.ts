import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { formatPrice } from '@dental-shop/domain/money/price';
import { listOfSixty, soldSkus } from '@dental-shop/domain/quick-order/testing/sixty-lines';
import { utils, write } from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { coverScrew, middleImplant } from '../../shop/products.ts';
import { test, waitForHydration } from '../shop-test.ts';

const require = createRequire(import.meta.url);

async function open(page: Page): Promise<void> {
  await page.goto('/quick-order');
  await waitForHydration(page);
}

const storedCart = (page: Page) =>
  page.evaluate((): unknown =>
    JSON.parse(localStorage.getItem('cart') ?? '[]').map(
      ({ SKU, quantity }: { SKU: string; quantity: number }) => [SKU, quantity],
    ),
  );

/** Doesn't use the system clipboard, because parallel tests share it. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(event);
  }, text);

const { sku } = middleImplant;
const price = formatPrice(middleImplant.unitPrice);

const area = (page: Page) => page.getByLabel('Paste a list');
const line = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Line ${number}`, exact: true });
const part = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `SKU or name, line ${number}`, exact: true });

test('adding 12 SKUs with quantities takes one paste and one click', async ({ page }) => {
  const skus = soldSkus(catalogue, 12);
  await open(page);
  await area(page).focus();
  await paste(page, skus.map((sku, index) => `${sku}\t${index + 1}`).join('\n'));
  await page.getByRole('button', { name: 'Add 12 items to cart' }).click();
  expect(await storedCart(page)).toEqual(skus.map((sku, index) => [sku, index + 1]));
  await expect(page.getByText('12 items are in your cart.')).toBeVisible();
  await expect(part(page, 1)).toHaveValue('');
});

test('a pasted list of 60 lines shows 12 errors, and one click adds the other 48 lines', async ({
  page,
}) => {
  const { text, bought, faults } = listOfSixty(catalogue);
  await open(page);
  await area(page).focus();
  await paste(page, text);
  await expect(page.getByText('60 lines imported.')).toBeVisible();
  const numbers = [...faults.keys()].map((index) => index + 1);
  const messages = page.getByRole('main').getByText(/^Line \d+: ./);
  const whatToDo = /from 1 to 9,?999|call|kit|not available|Remove the line|Did you mean|check it/i;
  const shown = await messages.allTextContents();
  expect(shown.map((message) => Number(/\d+/.exec(message)?.[0]))).toEqual(numbers);
  expect(shown.filter((message) => !whatToDo.test(message))).toEqual([]);
  expect(await storedCart(page)).toEqual([]);

  await page.reload();
  await expect(messages).toHaveCount(12);
  await page.getByRole('button', { name: 'Add 48 items to cart' }).click();
  expect(await storedCart(page)).toEqual([...bought]);
  await expect(messages).toHaveCount(12);
  await expect(page.getByText('12 lines need to be corrected and will stay here.')).toBeVisible();

  await page.getByRole('button', { name: 'Go to line 1' }).click();
  await expect(part(page, 1)).toBeFocused();
  await page
    .getByRole('button', { name: /^Use I451\d, .* on line 1$/ })
    .first()
    .click();
  await expect(line(page, 1)).toContainText('Implant');
  await expect(page.getByRole('button', { name: 'Add 1 item to cart' })).toBeVisible();
});

test('lines can be entered, completed, and added with the keyboard alone', async ({ page }) => {
  await open(page);
  await part(page, 1).focus();
  await page.keyboard.type('cover scr');
  await expect(page.getByRole('option').first()).toContainText(coverScrew.sku);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(part(page, 2)).toBeFocused();
  await page.keyboard.type(sku.toLowerCase().replace(/(?=\d)/, '-'));
  await page.keyboard.press('Enter');
  await expect(part(page, 3)).toBeFocused();
  await page.keyboard.type(coverScrew.sku.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(line(page, 3)).toContainText('Also on line 1: 5 pieces in total.');
  await page.getByRole('button', { name: 'Add 2 items to cart' }).focus();
  await page.keyboard.press('Enter');
  expect(await storedCart(page)).toEqual([
    [coverScrew.sku, 5],
    [sku, 1],
  ]);
});

function workbook(rows: (string | number)[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Order');
  return write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
}

/** The file is small, and each cell is within the limit, but parsing it takes minutes. */
const craftedWorkbook = () =>
  workbook(Array.from({ length: 1_200 }, () => Array(100).fill(`1 ${'x '.repeat(95)}`)));

test("importing a malicious workbook doesn't freeze the page and can be canceled", async ({
  page,
}) => {
  await open(page);
  await page.setInputFiles('input[type="file"]', {
    name: 'order.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: craftedWorkbook(),
  });
  await expect(page.getByText('Importing the list…')).toBeVisible();
  await part(page, 1).fill(coverScrew.sku);
  await expect(line(page, 1)).toContainText('Cover Screw');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Import canceled. No lines were added.')).toBeVisible();
  await expect(part(page, 1)).toHaveValue(coverScrew.sku);
});

test('the response headers allow importing workbooks and using the camera', async ({ page }) => {
  await open(page);
  await page.setInputFiles('input[type="file"]', {
    name: 'order.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook([
      ['SKU', 'Qty'],
      [sku, 4],
    ]),
  });
  await expect(line(page, 1)).toContainText(`4 × ${price}`);
  expect(
    await page.evaluate(() => {
      // Only Chromium supports this, so TypeScript's DOM types don't include it.
      const policy = Reflect.get(document, 'featurePolicy');
      return policy.allowsFeature('camera') && !policy.allowsFeature('microphone');
    }),
  ).toBe(true);
});

/** Returns a GS1 DataMatrix as a data URL. */
async function dataMatrix(elements: string): Promise<string> {
  const wasmBinary = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm')).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  const { svg } = await writeBarcode(elements, { format: 'DataMatrix', options: 'gs1' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

test('scanning works without the BarcodeDetector API, as on an iPhone', async ({ page }) => {
  const picture = await dataMatrix('(01)04006381333931(17)271231(10)A1(21)S9');
  await page.addInitScript((source) => {
    Reflect.deleteProperty(window, 'BarcodeDetector');
    const camera = { kind: 'videoinput', deviceId: '', groupId: '', label: '' } as const;
    navigator.mediaDevices.enumerateDevices = async () => [{ ...camera, toJSON: () => camera }];
    navigator.mediaDevices.getUserMedia = async () => {
      const box = new Image();
      box.src = source;
      await box.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no canvas.');
      // The stream gets a frame only when the canvas is redrawn.
      setInterval(() => {
        context.fillStyle = 'white';
        context.fillRect(0, 0, 640, 480);
        context.drawImage(box, 200, 120, 240, 240);
      }, 50);
      return canvas.captureStream();
    };
  }, picture);
  await open(page);
  await page.getByRole('button', { name: 'Scan a box' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('04006381333931');
});

test('a pasted ERP table asks for its quantity column before adding any lines', async ({
  page,
}) => {
  await open(page);
  await area(page).focus();
  await paste(
    page,
    `${sku}\tImplant\t12.00\tEA\t139.00\t1,668.00\n${coverScrew.sku}\tScrew\t6.00\tEA\t26.00\t156.00`,
  );
  const question = page.getByRole('form', { name: 'Which column has the quantities?' });
  await expect(question.getByRole('radio').first()).toBeFocused();
  await expect(part(page, 1)).toHaveValue('');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 lines imported.')).toBeVisible();
  await expect(line(page, 1)).toContainText(`12 × ${price}`);
  await page.getByRole('button', { name: 'Add 2 items to cart' }).click();
  expect(await storedCart(page)).toEqual([
    [sku, 12],
    [coverScrew.sku, 6],
  ]);
});
