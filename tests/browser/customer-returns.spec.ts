import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import { complaintDeadline } from '@dental-shop/domain/complaints/complaint-deadline';
import { formatPrice } from '@dental-shop/domain/money/price';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { call, callFunction } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { type CustomersOrder, paidOrder, waitForOrderWhere } from '../shop/orders.ts';
import { drill, implant } from '../shop/products.ts';
import { releasedShipment } from '../shop/released-shipment.ts';
import { newStaff } from '../shop/staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { languages } from './screens/screen.ts';
import { setLanguage } from './screens/visit.ts';
import { seedSession, test } from './shop-test.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, text: string) =>
  main(page).getByRole('listitem').filter({ hasText: text });

const implantLine = (lot: string, quantity: number, expiry = '2099-05-31') => ({
  sku: implant.sku,
  name: implant.name,
  quantity,
  lot,
  expiry,
});

async function shippedImplants(quantity = 2, expiry?: string): Promise<CustomersOrder> {
  const order = await paidOrder({ items: [{ sku: implant.sku, quantity }] });
  await releasedShipment(order, [implantLine('A1', quantity, expiry)]);
  return order;
}

async function shippedDrills(customer: Person): Promise<CustomersOrder> {
  const order = await paidOrder({ items: [{ sku: drill.sku, quantity: 2 }], customer });
  const { sku, name } = drill;
  await releasedShipment(order, [{ sku, name, quantity: 2, lot: null, expiry: null }]);
  return order;
}

async function act(staff: Person, name: StaffCall, input: object): Promise<void> {
  const { status, body } = await callFunction(name, input, await staff.token());
  expect([status, body]).toEqual([200, { result: expect.anything() }]);
}

/** The end of the page's URL. */
async function rmaNumberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/account\/returns\/[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  return page.url().split('/').at(-1) ?? '';
}

test('a customer returns lines of two orders together, and the page shows the progress', async ({
  page,
}) => {
  test.slow();
  const staff = await newStaff();
  const order = await shippedImplants();
  const { customer } = order;
  const other = await shippedDrills(customer);
  const { number } = await waitForOrderWhere(other.orderId);
  await seedSession(page, customer);
  await page.goto(`/account/orders/${order.orderId}`);
  await main(page).getByRole('link', { name: 'Return items' }).click();

  // The order's only line is selected.
  const implants = card(page, 'Lot A1');
  await expect(implants.getByRole('checkbox')).toBeChecked();
  await implants.getByLabel('Quantity (up to 2)').fill('2');
  await implants.getByLabel('Reason').selectOption('No longer needed');
  await implants.getByRole('radio', { name: 'Yes' }).check();
  await main(page).getByRole('button', { name: 'Add items from other orders' }).click();
  const drills = card(page, `Order ${number}`);
  await drills.getByRole('checkbox').check();
  await drills.getByLabel('Reason').selectOption('Wrong item');
  await drills.getByRole('radio', { name: 'No' }).check();
  await expectAccessible(page, 'the return form');
  await main(page).getByLabel('Comment (optional)').fill('Ordered the wrong length');
  await main(page).getByRole('button', { name: 'Request return' }).click();

  const rmaNumber = await rmaNumberOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Return ${rmaNumber}`);
  for (const shown of ['We received your request', 'Lot A1', 'Wrong item', 'the wrong length']) {
    await expect(main(page)).toContainText(shown);
  }
  await expectAccessible(page, 'a requested return');

  const lines = [2, 1].map((quantity, index) => ({ id: String(index), quantity }));
  await act(staff, 'acceptReturn', { rmaNumber, lines });
  await expect(main(page)).toContainText('We accepted your return');
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Return instructions' }).click();
  const file = await readFile(await (await downloading).path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  expect(text).toContain(rmaNumber);

  const received = { condition: 'unopened', resolution: 'refund' };
  await act(staff, 'receiveReturn', {
    rmaNumber,
    lines: lines.map((line) => ({ ...line, ...received })),
  });
  await expect(main(page)).toContainText('Your package arrived');
  await expect(main(page).getByRole('button', { name: 'Cancel return' })).toHaveCount(0);
  await act(staff, 'settleReturn', { rmaNumber });
  await expect(main(page)).toContainText('This return is complete');
  const refund = formatPrice(2 * implant.unitPrice + drill.unitPrice);
  await expect(main(page)).toContainText(`Refund: ${refund}`);

  await main(page).getByRole('link', { name: 'Go to your returns' }).click();
  await expect(main(page).getByRole('link', { name: `Return ${rmaNumber}` })).toBeVisible();
  await expectAccessible(page, 'the list of returns');
});

for (const language of languages) {
  const text = {
    en: {
      reason: 'Reason',
      problem: 'Device problem',
      bone: 'Bone quality',
      loading: 'Loading',
      fate: 'Where is the device now?',
      what: 'What happened?',
      submit: 'Request return',
      name: 'This looks like a patient’s name. Remove it.',
      date: 'This looks like a birth date. Remove it.',
    },
    es: {
      reason: 'Motivo',
      problem: 'Problema con el dispositivo',
      bone: 'Calidad ósea',
      loading: 'Carga',
      fate: '¿Dónde está ahora el dispositivo?',
      what: '¿Qué ocurrió?',
      submit: 'Solicitar devolución',
      name: 'Esto parece el nombre de un paciente. Quítelo.',
      date: 'Esto parece una fecha de nacimiento. Quítela.',
    },
  }[language];

  test(`a device problem without patient details opens a complaint, in ${language}`, async ({
    page,
  }) => {
    const order = await shippedImplants(1);
    await setLanguage(page, language);
    await seedSession(page, order.customer);
    await page.goto(`/account/returns/new?order=${order.orderId}`);
    await main(page).getByLabel(text.reason).selectOption(text.problem);
    await main(page).getByLabel(text.bone).selectOption('D2');
    await main(page).getByLabel(text.loading, { exact: true }).selectOption({ index: 3 });
    await main(page).getByLabel(text.fate).selectOption({ index: 1 });
    const what = main(page).getByLabel(text.what);
    const submit = main(page).getByRole('button', { name: text.submit });
    await what.fill('Patient: Ana Muñoz');
    await submit.click();
    await expect(main(page).getByText(text.name).last()).toBeVisible();
    await expect(what).toBeFocused();
    await what.fill('DOB 05/04/1970');
    await submit.click();
    await expect(main(page).getByText(text.date).last()).toBeVisible();
    await expectAccessible(page, 'the questions about the device', { language });
    await what.fill('Mobile three months after loading');
    await submit.click();

    const rmaNumber = await rmaNumberOf(page);
    await expect(main(page)).toContainText(text.problem);
    const stored = (await database.doc(`returns/${rmaNumber}`).get()).data();
    const complaint = (
      await database.doc(`complaints/${stored?.lines[0].complaintId}`).get()
    ).data();
    expect(complaint).toMatchObject({
      state: 'open',
      rmaNumber,
      device: { sku: implant.sku, lot: 'A1' },
      report: { boneQuality: 'D2', loading: 'delayed', deviceFate: 'returned' },
      dueOn: complaintDeadline(complaint?.awareAt.toDate(), false, defaultTimeZone),
    });
  });
}

test('the form rejects a line that the return policy excludes', async ({ page }) => {
  const soon = calendarDay(new Date(Date.now() + 30 * 86_400_000), defaultTimeZone);
  const order = await shippedImplants(1, soon);
  await seedSession(page, order.customer);
  await page.goto(`/account/returns/new?order=${order.orderId}`);
  await main(page).getByLabel('Reason').selectOption('No longer needed');
  await expect(main(page)).toContainText('we only accept items with at least 180 days of shelf');
  await main(page).getByRole('radio', { name: 'No' }).check();
  await main(page).getByRole('button', { name: 'Request return' }).click();
  await expect(main(page)).toContainText('This item can’t be returned for this reason.');
  await main(page).getByLabel('Reason').selectOption('Damaged');
  await main(page).getByRole('button', { name: 'Request return' }).click();
  await rmaNumberOf(page);
});

test.describe('a request whose response is lost', () => {
  test.use({ expectedErrors: [/status of 502/] });

  test('creates only one return', async ({ page }) => {
    const order = await shippedImplants(1);
    await seedSession(page, order.customer);
    await page.goto(`/account/returns/new?order=${order.orderId}`);
    await main(page).getByLabel('Reason').selectOption('Damaged');
    await main(page).getByRole('radio', { name: 'No' }).check();
    let losses = 1;
    await page.route('**/api/de/account/returns', async (route) => {
      const response = await route.fetch();
      losses -= 1;
      return losses === 0 ? route.fulfill({ status: 502, body: '' }) : route.fulfill({ response });
    });
    const submit = main(page).getByRole('button', { name: 'Request return' });
    await submit.click();
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong on our end.');
    await submit.click();
    const rmaNumber = await rmaNumberOf(page);
    const { docs } = await database
      .collection('returns')
      .where('uid', '==', order.customer.user.uid)
      .get();
    expect(docs.map(({ id }) => id)).toEqual([rmaNumber]);
  });
});

test('a requested return can be canceled, and its units are returnable again', async ({ page }) => {
  const order = await shippedImplants(1);
  await seedSession(page, order.customer);
  await page.goto('/account');
  const returnsLink = page.getByRole('link', { name: 'Your returns' });
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await expect(returnsLink).toHaveCount(0);

  await page.goto(`/account/returns/new?order=${order.orderId}`);
  await main(page).getByLabel('Reason').selectOption('No longer needed');
  await main(page).getByRole('radio', { name: 'Yes' }).check();
  await main(page).getByRole('button', { name: 'Request return' }).click();
  const rmaNumber = await rmaNumberOf(page);
  await page.goto(`/account/orders/${order.orderId}`);
  await expect(main(page).getByRole('link', { name: `Return ${rmaNumber}` })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Return items' })).toHaveCount(0);
  await page.goto(`/account/returns/new?order=${order.orderId}`);
  await expect(main(page)).toContainText('There’s nothing left to return in this order.');

  await page.goto('/account');
  await returnsLink.click();
  await main(page)
    .getByRole('link', { name: `Return ${rmaNumber}` })
    .click();
  await main(page).getByRole('button', { name: 'Cancel return' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this return?' });
  await dialog.getByRole('button', { name: 'Cancel return' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main(page)).toContainText('You canceled this return.');
  await page.goto(`/account/orders/${order.orderId}`);
  await expect(main(page).getByRole('link', { name: 'Return items' })).toBeVisible();
});

test("another customer's return isn't found", async ({ page }) => {
  const order = await shippedImplants(1);
  const stranger = await paidOrder({ items: [{ sku: implant.sku, quantity: 1 }] });
  const shipmentId = await releasedShipment(stranger, [implantLine('A1', 1)]);
  const { sku } = implant;
  const line = { shipmentId, sku, lot: 'A1', quantity: 1, reason: 'damaged', unopened: true };
  const { body } = await call(apiPaths.returns, {
    method: 'POST',
    token: await stranger.customer.token(),
    body: { requestId: randomUUID(), lines: [line] },
  });
  const rmaNumber = String(body.rmaNumber);
  expect((await database.doc(`returns/${rmaNumber}`).get()).exists).toBe(true);
  await seedSession(page, order.customer);
  for (const id of [rmaNumber, 'nothing', '__x__', 'a%2Fb']) {
    await page.goto(`/account/returns/${id}`);
    await expect(main(page)).toContainText('We couldn’t find this return in your account.');
  }
});
