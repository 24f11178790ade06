import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { expect, type Page } from '@playwright/test';
import { call, callFunction } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { type CustomersOrder, paidOrder, waitForOrderWhere } from '../shop/orders.ts';
import { drill, implant, soldProducts } from '../shop/products.ts';
import { releasedShipment } from '../shop/released-shipment.ts';
import { endUndoWindow, ship, shippedLine } from '../shop/shipping.ts';
import { newStaff } from '../shop/staff.ts';
import { waitFor } from '../shop/wait-for.ts';
import { countActions, takeActions } from './count-actions.ts';
import { expectAccessible } from './expect-accessible.ts';
import { findInTable } from './find-in-table.ts';
import { seedSession, test } from './shop-test.ts';
import { openAsStaff, openRefund } from './staff-test.ts';

const main = (page: Page) => page.getByRole('main');
const scanField = (page: Page) => page.getByLabel('Scan or type an item');
const status = (page: Page) => main(page).getByRole('status').first();
const problem = (page: Page) =>
  main(page).getByRole('alert').filter({ hasText: 'Scanning is paused' });
const shipment = (page: Page, name: string) => page.getByRole('article', { name });

/** What a scanner types for the DataMatrix on a unit, without the final Enter. */
function unitCode(sku: string, lot: string, serial: string, expiry = '600531'): string {
  const gtin = catalogue.productBySku.get(sku.toLowerCase())?.gtin;
  if (gtin === undefined) throw new Error(`${sku} has no GTIN`);
  return `]d201${gtin}17${expiry}10${lot}^]21${serial}`;
}

async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Records the waveforms of the tones that the page plays: sine for a success, square for a failure. */
async function recordTones(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const tones: string[] = [];
    class RecordedOscillator extends OscillatorNode {
      constructor(context: BaseAudioContext, options: OscillatorOptions) {
        super(context, options);
        tones.push(String(options.type));
      }
    }
    Object.assign(window, { tones, OscillatorNode: RecordedOscillator });
  });
  return () => page.evaluate(() => Reflect.get(window, 'tones').splice(0) as string[]);
}

async function openPacking(page: Page, orderId: string): Promise<void> {
  await openAsStaff(page, `/staff/shipping/orders/${orderId}`);
  await expect(scanField(page)).toBeFocused();
}

const twoImplantsAndDrill = (): Promise<CustomersOrder> =>
  paidOrder({
    items: [
      { sku: implant.sku, quantity: 2 },
      { sku: drill.sku, quantity: 1 },
    ],
  });

const shipmentsOf = async (orderId: string) =>
  (await database.collection('shipments').where('orderId', '==', orderId).get()).docs;

test('an order of six lines is shipped with six scans and two key presses', async ({ page }) => {
  const withGtin = soldProducts.filter(
    ({ sku }) => catalogue.productBySku.get(sku.toLowerCase())?.gtin,
  );
  const lines = withGtin.slice(0, 6).map(({ sku }) => ({ sku, quantity: 1 }));
  expect(lines).toHaveLength(6);
  const { orderId } = await paidOrder({ items: lines });
  await countActions(page);
  await openPacking(page, orderId);
  await takeActions(page);

  const codes = lines.map(({ sku }, index) => unitCode(sku, `LOT${index}`, `S${index}`));
  for (const [index, code] of codes.entries()) {
    await scan(page, code);
    await expect(status(page)).toContainText(`lot LOT${index}: 1 of 1 packed.`);
  }
  // The scanner typed the codes and pressed Enter after each.
  const typed = codes.reduce((sum, code) => sum + code.length + 1, 0);
  expect(await takeActions(page)).toEqual({ keys: typed, taps: 0 });

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Shipped.');
  expect(await takeActions(page)).toEqual({ keys: 2, taps: 0 });
  const [shipped] = await shipmentsOf(orderId);
  expect(shipped?.get('lines')).toHaveLength(6);
  await expect(shipment(page, 'Shipment 1 of 1')).toContainText('lot LOT5, expires May 31, 2060');
  await expectAccessible(page, 'a shipped order', { language: 'en' });
});

test('a wrong scan shows a message, plays a tone, and blocks packing until it is dismissed', async ({
  page,
}) => {
  const { orderId } = await twoImplantsAndDrill();
  const takeTones = await recordTones(page);
  await openPacking(page, orderId);
  const other = soldProducts.find(({ sku }) => ![implant.sku, drill.sku].includes(sku));
  await scan(page, other?.sku ?? '');
  await expect(problem(page)).toContainText('Wrong item');
  expect(await takeTones()).toEqual(['square', 'square']);
  await expectAccessible(page, 'a blocked scan', { language: 'en' });
  await scan(page, unitCode(implant.sku, 'A1', '1'));
  await expect(problem(page)).toContainText('1 scan wasn’t counted.');
  await page.keyboard.press('Escape');
  await expect(problem(page)).toBeHidden();

  await scan(page, unitCode(implant.sku, 'OLD', '2', '250131'));
  await expect(problem(page)).toContainText('Expired on January 31, 2025');
  await page.getByRole('button', { name: 'Set aside' }).click();
  for (const serial of ['3', '4']) await scan(page, unitCode(implant.sku, 'A1', serial));
  await expect(status(page)).toContainText('2 of 2 packed');
  expect((await takeTones()).slice(-2)).toEqual(['sine', 'sine']);
  await scan(page, unitCode(implant.sku, 'A1', '5'));
  await expect(problem(page)).toContainText('One too many');
});

test('a lot put on hold while an order is open can no longer be packed', async ({ page }) => {
  const { orderId } = await twoImplantsAndDrill();
  await openPacking(page, orderId);
  const lot = `HOLD${Date.now()}`;
  const hold = { reason: 'Under investigation', since: new Date() };
  const facts = {
    ...{ sku: implant.sku, lot, sortKey: lotSortKey(lot), expiry: null, hold },
    updatedAt: new Date(),
  };
  await database.doc(`lots/${implant.sku}__${lot}`).set(facts);
  // The page may not have received the hold yet.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await scan(page, unitCode(implant.sku, lot, '1'));
    await expect(problem(page)).toContainText(`Lot ${lot} is on hold`, { timeout: 500 });
  }).toPass();
  await expect(problem(page)).toContainText('Under investigation');
});

test('an order ships in two parts, and the customer’s open page shows both', async ({
  page,
  otherPage,
}) => {
  test.slow();
  const { orderId, customer } = await twoImplantsAndDrill();
  const customersPage = await otherPage();
  await seedSession(customersPage, customer);
  await customersPage.goto(`/account/orders/${orderId}`);
  await expect(main(customersPage)).toContainText('Not yet shipped');
  // A reload would remove this property.
  await customersPage.evaluate(() => Reflect.set(window, 'isSamePage', true));

  await openPacking(page, orderId);
  await scan(page, unitCode(implant.sku, 'A1', '1'));
  await scan(page, unitCode(implant.sku, 'B2', '2'));
  await expect(page.getByText('1 unit stays in the queue for a later shipment.')).toBeVisible();
  await page.getByLabel('FedEx').check();
  await page.getByLabel('Tracking number (optional)').fill('449044304137821');
  await page.getByRole('button', { name: 'Ship 2 units' }).click();
  await expect(status(page)).toContainText('Shipped.');
  await expect(scanField(page)).toBeFocused();
  await expect(main(customersPage)).not.toContainText('Lot A1');
  await shipment(page, 'Shipment 1 of 1')
    .getByRole('button', { name: /^Release now/ })
    .click();
  await expect(page.getByText('Shipment released. The email is on its way')).toBeVisible();
  for (const shown of ['Lot A1', 'Lot B2', 'Partially shipped']) {
    await expect(main(customersPage)).toContainText(shown);
  }
  const mail = await mailTo(customer.email, 'has shipped');
  expect(mail.html).toContain('449044304137821');

  await scan(page, drill.sku);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const second = shipment(page, 'Shipment 2 of 2');
  await expect(second).toContainText('FedEx, no tracking number');
  await second.getByRole('button', { name: /^Release now/ }).click();
  await expect(second).toContainText('Released');
  await expect(main(customersPage).getByText('Partially shipped')).toHaveCount(0);
  for (const shown of ['2 shipped', '1 shipped']) {
    await expect(main(customersPage)).toContainText(shown);
  }
  await expect(main(customersPage)).not.toContainText('still to ship');
  expect(await customersPage.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);

  await page.getByRole('link', { name: 'Print 2 packing slips' }).click();
  const slips = page.getByRole('region', { name: /^Packing slip/ });
  await expect(slips).toHaveCount(2);
  await expect(slips.nth(0)).toContainText('1 unit, lot B2');
  await expect(slips.nth(1)).toContainText(drill.sku);
  await expectAccessible(page, 'the packing slips of an order', { language: 'en' });
  await page.emulateMedia({ media: 'print' });
  await expect(slips.nth(1)).toHaveCSS('break-before', 'page');
});

test('an undone shipment sends no email and opens its units again', async ({ page }) => {
  const { orderId, customer } = await paidOrder();
  await openPacking(page, orderId);
  for (const serial of ['1', '2']) await scan(page, unitCode(implant.sku, 'A1', serial));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const held = shipment(page, 'Shipment 1 of 1');
  await expect(held.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await held.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Shipment undone. Its units are open again')).toBeVisible();
  await expect(held).toContainText('Undone');
  await expect(main(page)).toContainText('0 / 2');
  const [undone] = await shipmentsOf(orderId);
  await endUndoWindow(undone?.id ?? '');
  await waitForOrderWhere(orderId, ({ toShip }) => toShip === true);
  const mails = await mailsTo(customer.email);
  expect(mails.filter(({ subject }) => subject.includes('shipped'))).toEqual([]);
  expect((await database.doc(`mail/shipment-${undone?.id}`).get()).exists).toBe(false);
});

test('the queue lists orders by age, links to packing, and prints pick lists', async ({ page }) => {
  const first = await paidOrder();
  const { number: firstNumber, createdAt } = await waitForOrderWhere(first.orderId);
  // Stripe's times are in seconds, and orders of the same second are sorted by ID.
  await waitFor('the next second', async () => Date.now() >= createdAt.toMillis() + 1_000);
  const second = await twoImplantsAndDrill();
  const numbers = [firstNumber, (await waitForOrderWhere(second.orderId)).number];
  await openAsStaff(page, '/staff/shipping');
  await expect(page.getByRole('link', { name: /^To ship \(\d+\)$/ })).toBeVisible();
  const queue = page.getByRole('region', { name: 'Orders' });
  const shown: string[] = [];
  // Selected orders stay selected when the page changes.
  for (const number of numbers) {
    await (await findInTable(queue, page.getByLabel(`Select ${number}`))).check();
    shown.push(...(await queue.getByRole('row').allTextContents()));
  }
  const [older, newer] = numbers.map((number) => shown.findIndex((row) => row.includes(number)));
  expect(older).toBeGreaterThan(0);
  expect(newer).toBeGreaterThan(older ?? 0);
  await page.getByRole('link', { name: 'Print 2 pick lists' }).click();
  for (const number of numbers) {
    const list = page.getByRole('region', { name: `Pick list ${number}` });
    await expect(list.getByRole('cell', { name: implant.sku })).toBeVisible();
  }
  const lists = page.getByRole('region', { name: /^Pick list/ });
  await page.emulateMedia({ media: 'print' });
  await expect(lists.nth(1)).toHaveCSS('break-before', 'page');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('refunded units leave the queue and show REFUNDED on the packing slips', async ({ page }) => {
  const { orderId } = await twoImplantsAndDrill();
  await ship(await newStaff(), { subject: { orderId }, lines: [shippedLine()] });
  await openAsStaff(page, `/staff/orders/${orderId}`);
  const dialog = await openRefund(page);
  await dialog.getByLabel('Units', { exact: true }).check();
  await dialog.getByLabel(`(${implant.sku})`).fill('2');
  await expect(dialog.getByText('1 unit is already packed or shipped')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrong size');
  await dialog.getByRole('button', { name: 'Refund now' }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  const item = page.getByRole('table', { name: 'Items' }).getByRole('row').nth(1);
  await expect(item.getByRole('cell').nth(5)).toHaveText('0');

  await page.getByRole('link', { name: 'Packing slip: Shipment 1 of 1' }).click();
  await expect(main(page)).toContainText('lot A1, expires');
  const packed = main(page).getByText('REFUNDED after packing: 1 unit');
  const unpacked = main(page).getByText('REFUNDED before packing: 1 unit');
  await expect(packed).toHaveCSS('font-size', '28px');
  await expect(unpacked).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to order' }).click();
  await page.getByRole('link', { name: 'Packing slip', exact: true }).click();
  await expect(unpacked).toHaveCSS('font-size', '28px');
  await expect(packed).toBeVisible();
});

interface Replacement {
  order: CustomersOrder;
  rmaNumber: string;
}

/** An implant arrived damaged and was sent back. The office will replace it. */
async function replacementToShip(): Promise<Replacement> {
  const { sku, name } = implant;
  const order = await paidOrder({ items: [{ sku, quantity: 1 }] });
  const device = { sku, lot: 'A1', quantity: 1 };
  const shipmentId = await releasedShipment(order, [{ ...device, name, expiry: '2099-05-31' }]);
  const requested = await call(apiPaths.returns, {
    method: 'POST',
    token: await order.customer.token(),
    body: {
      requestId: randomUUID(),
      lines: [{ ...device, shipmentId, reason: 'damaged', unopened: false }],
    },
  });
  expect(requested.status).toBe(200);
  const rmaNumber = String(requested.body.rmaNumber);
  const staff = await newStaff();
  const act = async (step: StaffCall, input: object = {}) => {
    const { status } = await callFunction(step, { rmaNumber, ...input }, await staff.token());
    expect([step, status]).toEqual([step, 200]);
  };
  const line = { id: '0', quantity: 1 };
  await act('acceptReturn', { lines: [line] });
  await act('receiveReturn', {
    lines: [{ ...line, condition: 'damaged', resolution: 'replacement' }],
  });
  await act('settleReturn');
  return { order, rmaNumber };
}

test('a replacement is packed from the queue, and the customer’s open page shows it', async ({
  page,
  otherPage,
}) => {
  test.slow();
  const { order, rmaNumber } = await replacementToShip();
  const { customer, orderId } = order;
  const customersPage = await otherPage();
  await seedSession(customersPage, customer);
  await customersPage.goto(`/account/orders/${orderId}`);
  await expect(main(customersPage)).toContainText('Next: we’ll ship your replacement');

  await openAsStaff(page, '/staff/shipping');
  const queue = page.getByRole('region', { name: 'Replacements' });
  const pack = queue.getByRole('link', { name: `Pack ${rmaNumber}` });
  await findInTable(queue, pack);
  await expectAccessible(page, 'the queue with a replacement', { language: 'en' });
  await pack.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Pack replacement for return ${rmaNumber}`,
  );
  await expect(scanField(page)).toBeFocused();
  await scan(page, unitCode(implant.sku, 'C3', '1'));
  await expect(status(page)).toContainText('lot C3: 1 of 1 packed.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Shipped.');
  const replacement = shipment(page, 'Shipment 1 of 1');
  await expect(replacement).toContainText('lot C3, expires May 31, 2060');
  await expect(main(customersPage)).not.toContainText('Lot C3');
  await replacement.getByRole('button', { name: /^Release now/ }).click();
  await expect(page.getByText('Shipment released. The email is on its way')).toBeVisible();

  for (const shown of ['Replacement shipped', `For return ${rmaNumber}`, 'Lot C3', '1 shipped']) {
    await expect(main(customersPage)).toContainText(shown);
  }
  await expect(main(customersPage)).not.toContainText('Next: we’ll ship your replacement');
  await mailTo(customer.email, `The replacement for your return ${rmaNumber} has shipped`);
  expect((await database.doc(`returns/${rmaNumber}`).get()).get('toReplace')).toBe(false);

  await replacement.getByRole('link', { name: /^Packing slip/ }).click();
  await expect(main(page)).toContainText('Replacement for return');
  await expect(main(page)).toContainText('1 unit, lot C3');
});
