import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { csvCell } from '@dental-shop/domain/csv/write-csv';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { callFunction } from '../shop/api.ts';
import { type CustomersOrder, paidOrder, waitForOrderWhere } from '../shop/orders.ts';
import { drill, implant } from '../shop/products.ts';
import { releasedShipment } from '../shop/released-shipment.ts';
import { newStaff } from '../shop/staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { languages } from './screens/screen.ts';
import { setLanguage } from './screens/visit.ts';
import { seedSession, test } from './shop-test.ts';

const expected = {
  en: {
    unshipped: 'Not yet shipped',
    partly: 'Partially shipped',
    shipped: 'Shipped',
    preparation: 'Next: we’ll prepare and ship your order',
    rest: 'Next: we’ll ship the rest of your order',
    open: '1 shipped · 1 still to ship',
    done: '2 shipped',
    lot: 'Lot A1',
    secondLot: 'Lot B2',
    expires: 'Expires May 31, 2099',
    shipments: 'Shipments',
    track: /^Track 1Z12345E0205271688/,
  },
  es: {
    unshipped: 'Sin enviar',
    partly: 'Enviado en parte',
    shipped: 'Enviado',
    preparation: 'Siguiente paso: prepararemos y enviaremos su pedido',
    rest: 'Siguiente paso: enviaremos el resto de su pedido',
    open: 'Enviados: 1 · Por enviar: 1',
    done: 'Enviados: 2',
    lot: 'Lote A1',
    secondLot: 'Lote B2',
    expires: 'Vence el 31 de mayo de 2099',
    shipments: 'Envíos',
    track: /^Rastrear 1Z12345E0205271688/,
  },
} as const;

const expiry = '2099-05-31';
const main = (page: Page) => page.getByRole('main');
const timelineIn = (page: Page) => main(page).locator('section[aria-live=polite]');
const chip = (page: Page, name: string) => main(page).getByText(name, { exact: true }).first();
const implants = (lot: string, quantity = 1) => ({
  sku: implant.sku,
  name: implant.name,
  quantity,
  lot,
  expiry,
});
const drills = { sku: drill.sku, name: drill.name, quantity: 1, lot: null, expiry: null };

function buyBoth(): Promise<CustomersOrder> {
  const items = [
    { sku: implant.sku, quantity: 2 },
    { sku: drill.sku, quantity: 1 },
  ];
  return paidOrder({ items });
}

for (const language of languages) {
  const text = expected[language];

  test(`an open order page shows each part as it ships, in ${language}`, async ({ page }) => {
    test.slow();
    const order = await buyBoth();
    await setLanguage(page, language);
    await seedSession(page, order.customer);
    await page.goto(`/account/orders/${order.orderId}`);
    await expect(chip(page, text.unshipped)).toBeVisible();
    await expect(main(page)).toContainText(text.preparation);
    // A reload would remove this property.
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));

    await releasedShipment(order, [implants('A1')]);
    await expect(chip(page, text.partly)).toBeVisible();
    for (const shown of [text.rest, text.open, text.lot, text.expires]) {
      await expect(main(page)).toContainText(shown);
    }
    const shipments = page.getByRole('region', { name: text.shipments });
    const link = shipments.getByRole('link', { name: text.track });
    const timeline = timelineIn(page);
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.ups\.com\/.*1Z12345E0205271688/);
    await expect(timeline.getByRole('link', { name: text.track })).toBeVisible();
    await expect(timeline).toContainText(`${text.lot} · ${text.expires}`);
    await expectAccessible(page, 'a partially shipped order', { language });

    await releasedShipment(order, [implants('B2'), drills]);
    await expect(link).toHaveCount(2);
    await expect(timeline).toContainText(text.secondLot);
    await expect(chip(page, text.partly)).toHaveCount(0);
    await expect(chip(page, text.shipped)).toBeVisible();
    await expect(main(page)).toContainText(text.done);
    for (const gone of [text.rest, text.preparation]) {
      await expect(main(page)).not.toContainText(gone);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });
}

test('a shipment appears on the open page when staff release it', async ({ page }) => {
  const [order, staff] = await Promise.all([buyBoth(), newStaff()]);
  await seedSession(page, order.customer);
  await page.goto(`/account/orders/${order.orderId}`);
  await expect(chip(page, 'Not yet shipped')).toBeVisible();
  const requestId = randomUUID();
  const created = await callFunction(
    'createShipment',
    {
      subject: { orderId: order.orderId },
      requestId,
      lines: [{ sku: implant.sku, quantity: 1, lot: 'HELD', expiry }],
      carrier: 'fedex',
      trackingNumber: '449044304137821',
    },
    await staff.token(),
  );
  expect(created.status).toBe(200);
  // Staff see it, but it can still be undone.
  await waitForOrderWhere(order.orderId, ({ packed }) => packed[implant.sku] === 1);
  await expect(chip(page, 'Not yet shipped')).toBeVisible();
  await expect(main(page)).not.toContainText('Lot HELD');
  await callFunction('releaseShipment', { shipmentId: requestId }, await staff.token());
  await expect(main(page)).toContainText('Lot HELD');
  const shipments = page.getByRole('region', { name: 'Shipments' });
  await expect(shipments.getByRole('link', { name: /^Track 449044304137821/ })).toBeVisible();
});

test('the lots of an order are copied as text and saved as CSV', async ({ page, context }) => {
  const order = await buyBoth();
  await releasedShipment(order, [implants('A1', 2), drills]);
  const { number } = await waitForOrderWhere(order.orderId);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedSession(page, order.customer);
  await page.goto(`/account/orders/${order.orderId}`);

  await main(page).getByRole('button', { name: 'Copy lots' }).click();
  await expect(main(page).getByText('Lots copied. Paste them into')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`(${implant.sku}), lot A1, expires ${expiry}`);
  expect(copied).not.toContain(drill.sku);

  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`lots-${number}.csv`);
  const rows: string[][] = parse(await readFile(await download.path()), { bom: true });
  expect(rows).toEqual([
    [
      'Order',
      expect.stringMatching(/^Shipped on \(.+\)$/),
      'SKU',
      'Name',
      'Quantity',
      'Lot',
      'Expires on',
    ],
    [
      csvCell(number),
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      implant.sku,
      expect.any(String),
      '2',
      'A1',
      expiry,
    ],
    [csvCell(number), rows[1]?.[1], drill.sku, expect.any(String), '1', '', ''],
  ]);
});

test('My Orders lists the orders that are not yet shipped', async ({ page }) => {
  test.slow();
  const shipped = await buyBoth();
  await releasedShipment(shipped, [implants('A1', 2), drills]);
  const open = await paidOrder({ customer: shipped.customer });
  await seedSession(page, shipped.customer);
  await page.goto('/account');
  const rows = page.getByRole('tabpanel').locator('tbody tr');
  // Both may have been placed in the same second, so their order varies.
  const rowOf = ({ orderId }: { orderId: string }) => rows.filter({ hasText: orderId.slice(0, 8) });
  await expect(rows).toHaveCount(2);
  await expect(rowOf(open)).toContainText('Not yet shipped');
  await expect(rowOf(shipped)).toContainText('Shipped');
  await expect(rowOf(shipped)).toContainText('2 of 2 shipped');
  const listed = rowOf(shipped).getByRole('list', { name: 'Shipments' });
  await expect(listed.getByRole('link', { name: expected.en.track })).toBeVisible();
  await expect(listed.getByText(expected.en.lot)).toBeHidden();
  await listed.getByText('Items and lots').click();
  await expect(listed.getByText(`${expected.en.lot} · ${expected.en.expires}`)).toBeVisible();
  await expectAccessible(page, 'My Orders with shipments');
  await expect(rowOf(open)).not.toContainText(/of \d+ shipped/);
  // The payment status stays as specified.
  await expect(rows.getByText('Completed', { exact: true })).toHaveCount(2);

  const filter = page.getByRole('checkbox', { name: 'Not yet shipped' });
  // The page keeps showing the old list until the new one has loaded.
  await filter.click();
  await expect(filter).toBeChecked();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(open.orderId.slice(0, 8));
  await expect(filter).toBeFocused();
  await page.reload();
  await expect(filter).toBeChecked();
  await expect(rows).toHaveCount(1);

  await releasedShipment(open, [implants('B2')]);
  await expect(rows).toContainText('Partially shipped');
  await expect(rows).toContainText('1 of 2 shipped');
  await expect(rows.getByRole('link', { name: expected.en.track })).toHaveCount(1);
  await releasedShipment(open, [implants('B2')]);
  await expect(page.getByText('All your orders have been shipped.')).toBeVisible();
  await expectAccessible(page, 'no unshipped orders');
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(filter).not.toBeChecked();
});
