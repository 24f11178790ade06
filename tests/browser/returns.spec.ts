import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { RequestedReturnLine } from '@dental-shop/domain/api/returns';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import { complaintDeadline } from '@dental-shop/domain/complaints/complaint-deadline';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import { formatPrice } from '@dental-shop/domain/money/price';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { call } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { type CustomersOrder, paidOrder } from '../shop/orders.ts';
import { drill, implant } from '../shop/products.ts';
import { releasedShipment } from '../shop/released-shipment.ts';
import { stripe } from '../shop/stripe.ts';
import { expectAccessible } from './expect-accessible.ts';
import { findInTable } from './find-in-table.ts';
import { seedSession, test } from './shop-test.ts';
import { openAsNewStaff } from './staff-test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

interface Shipped {
  order: CustomersOrder;
  shipmentId: string;
}

async function shippedImplants(quantity: number): Promise<Shipped> {
  const { sku, name } = implant;
  const order = await paidOrder({ items: [{ sku, quantity }] });
  const line = { sku, name, quantity, lot: 'A1', expiry: '2099-05-31' };
  return { order, shipmentId: await releasedShipment(order, [line]) };
}

async function shippedDrills(customer: Person, quantity: number): Promise<Shipped> {
  const { sku, name } = drill;
  const order = await paidOrder({ items: [{ sku, quantity }], customer });
  const line = { sku, name, quantity, lot: null, expiry: null };
  return { order, shipmentId: await releasedShipment(order, [line]) };
}

async function requestReturn(
  customer: Person,
  line: Omit<RequestedReturnLine, 'sku' | 'lot' | 'quantity' | 'unopened'>,
): Promise<string> {
  const lines = [{ sku: implant.sku, lot: 'A1', quantity: 1, unopened: false, ...line }];
  const body = { requestId: randomUUID(), lines };
  const token = await customer.token();
  const response = await call(apiPaths.returns, { method: 'POST', token, body });
  expect(response.status).toBe(200);
  return String(response.body.rmaNumber);
}

const findInList = (page: Page, name: string) =>
  findInTable(main(page), main(page).getByRole('link', { name, exact: true }));

const refundsOf = async ({ paymentIntentId }: CustomersOrder) =>
  (await stripe.refunds.list({ payment_intent: paymentIntentId })).data.map(({ amount }) => amount);

test('a return from two orders is requested, accepted, received, and refunded to the cent', async ({
  page,
  otherPage,
}) => {
  test.slow();
  const { order: implants } = await shippedImplants(3);
  const { customer } = implants;
  const { order: drills } = await shippedDrills(customer, 2);
  const customersTab = await otherPage();
  await seedSession(customersTab, customer);
  await customersTab.goto(`/account/returns/new?order=${implants.orderId}`);
  const lineWith = (text: string) =>
    main(customersTab).getByRole('listitem').filter({ hasText: text });
  await lineWith('Lot A1').getByLabel('Quantity (up to 3)').fill('2');
  await lineWith('Lot A1').getByLabel('Reason').selectOption('No longer needed');
  await lineWith('Lot A1').getByRole('radio', { name: 'Yes' }).check();
  await main(customersTab).getByRole('button', { name: 'Add items from other orders' }).click();
  await lineWith(drill.name).getByRole('checkbox').check();
  await lineWith(drill.name).getByLabel('Reason').selectOption('Wrong item');
  await lineWith(drill.name).getByRole('radio', { name: 'No' }).check();
  await main(customersTab).getByRole('button', { name: 'Request return' }).click();
  await expect(customersTab).toHaveURL(/\/account\/returns\/[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  const rmaNumber = customersTab.url().split('/').at(-1) ?? '';

  await openAsNewStaff(page, '/staff');
  await page.getByRole('link', { name: /^Returns \(\d+\)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expectAccessible(page, 'the queue of returns');
  await (await findInList(page, rmaNumber)).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Return ${rmaNumber}`);
  await expectAccessible(page, 'a requested return');
  const group = (sku: string) => main(page).getByRole('group', { name: new RegExp(`^${sku} `) });
  await expect(group(implant.sku).getByRole('textbox')).toHaveValue('2');
  await button(page, 'Accept return').click();
  await expect(main(page).getByText(/^Return accepted\./)).toBeVisible();
  await expect(main(customersTab)).toContainText('We accepted your return');

  await expectAccessible(page, 'an accepted return');
  for (const sku of [implant.sku, drill.sku]) {
    await group(sku).getByLabel('Condition').selectOption('Unopened');
    await group(sku).getByLabel('Outcome').selectOption('Refund');
  }
  await button(page, 'Record receipt').click();
  await expect(main(customersTab)).toContainText('Your package arrived');

  const amounts = [2 * implant.unitPrice, drill.unitPrice];
  const total = formatPrice(amounts.reduce((sum, cents) => sum + cents, 0));
  for (const cents of amounts) {
    await expect(main(page).getByRole('definition').getByText(formatPrice(cents))).toBeVisible();
  }
  await expectAccessible(page, 'a received return');
  await button(page, `Refund ${total}`).dblclick();
  await expect(main(page).getByText(`Return completed. ${total} refunded.`)).toBeVisible({
    timeout: 30_000,
  });
  await expect(main(page).getByText(`Refunded: ${total}`)).toBeVisible();
  await expect(main(customersTab)).toContainText(`Refund: ${total}`);
  expect([await refundsOf(implants), await refundsOf(drills)]).toEqual(
    amounts.map((each) => [each]),
  );
});

test('a return is declined with a reason that the customer sees', async ({ page, otherPage }) => {
  const { order, shipmentId } = await shippedImplants(1);
  const rmaNumber = await requestReturn(order.customer, { shipmentId, reason: 'damaged' });
  const customersTab = await otherPage();
  await seedSession(customersTab, order.customer);
  await customersTab.goto(`/account/returns/${rmaNumber}`);
  await openAsNewStaff(page, `/staff/returns/${rmaNumber}`);
  await button(page, 'Decline').click();
  const dialog = page.getByRole('dialog', { name: `Decline return ${rmaNumber}?` });
  await dialog.getByLabel('Reason').fill('Damaged after delivery');
  await dialog.getByRole('button', { name: 'Decline return' }).click();
  await expect(main(page).getByText('Declined: Damaged after delivery')).toBeVisible();
  await expect(main(customersTab)).toContainText('Damaged after delivery');
});

test('a device problem becomes a complaint with its deadline', async ({ page }) => {
  test.slow();
  const { order, shipmentId } = await shippedImplants(1);
  const rmaNumber = await requestReturn(order.customer, {
    ...{ shipmentId, reason: 'device-problem' },
    report: {
      ...{ procedureDate: '2026-05-04', failureDate: null, site: '36', boneQuality: 'D2' },
      ...{ loading: 'delayed', symptoms: ['mobility'], deviceFate: 'returned' },
      description: 'The implant became mobile after loading.',
      phone: '702-555-0123',
    },
  });
  const awareAt = (await database.doc(`returns/${rmaNumber}`).get()).get('createdAt').toDate();
  const deadline = (urgent: boolean, format?: 'mediumDay') =>
    formatCalendarDate(complaintDeadline(awareAt, urgent, defaultTimeZone), 'en', format);

  await openAsNewStaff(page, `/staff/returns/${rmaNumber}`);
  const link = main(page).getByRole('link', { name: /^Complaint / });
  const number = ((await link.textContent()) ?? '').replace('Complaint ', '');
  await page.getByRole('link', { name: /^Complaints \(\d+/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complaints');
  await expectAccessible(page, 'the queue of complaints');
  const listed = await findInList(page, number);
  const row = main(page).getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(`${deadline(false, 'mediumDay')} · 30 days left`);
  await listed.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Complaint ${number}`);
  for (const text of [
    `Decision due ${deadline(false)}`,
    '30 days left',
    'The implant became mobile after loading.',
    '702-555-0123',
    'A1',
  ]) {
    await expect(main(page)).toContainText(text);
  }
  await expectAccessible(page, 'an open complaint');

  await button(page, 'Start review').click();
  await expect(main(page).getByText('Review started.')).toBeVisible();
  await button(page, 'Edit').click();
  await main(page)
    .getByLabel(/^Urgent/)
    .check();
  await main(page).getByLabel('Investigation').fill('The implant was within specification.');
  await main(page).getByLabel('Correction or corrective action').fill('Sent a replacement.');
  await button(page, 'Save').click();
  await expect(main(page)).toContainText(`Decision due ${deadline(true)}`);
  await expect(main(page)).toContainText('Sent a replacement.');

  await button(page, 'Decide').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Decision').selectOption('No, not reportable');
  await dialog.getByLabel('Reason').fill('No injury.');
  await expectAccessible(page, 'the decision on a complaint');
  await dialog.getByRole('button', { name: 'Save decision' }).click();
  await expect(main(page).getByText('Decided: not reportable.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await button(page, 'Download PDF').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`complaint-${number}.pdf`);
  const file = await readFile(await download.path());
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of [
    ...[number, implant.sku, 'Lot A1', '702-555-0123', 'Reportable No'],
    ...['The implant was within specification.', 'Sent a replacement.'],
  ]) {
    expect(text).toContain(words);
  }

  await button(page, 'Close complaint').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close complaint' }).click();
  await expect(main(page).getByText('Complaint closed.')).toBeVisible();
  await expect(button(page, 'Edit')).toHaveCount(0);
  await main(page)
    .getByRole('link', { name: `Return ${rmaNumber}` })
    .click();
  await expect(page).toHaveURL(`/staff/returns/${rmaNumber}`);
});
