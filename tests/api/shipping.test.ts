import { randomInt, randomUUID } from 'node:crypto';
import { lotId, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import type { Return, ReturnLine } from '@dental-shop/domain/returns/return';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, callFunction } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { openCheckout, paidOrder, payWith, waitForOrderWhere } from '../shop/orders.ts';
import { drill, implant } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { endUndoWindow, readShipment, ship, shippedLine } from '../shop/shipping.ts';
import { newStaff } from '../shop/staff.ts';
import { waitFor } from '../shop/wait-for.ts';

const { sku } = implant;

const customersOrder = async (orderId: string) =>
  (await database.doc(`orders/${orderId}`).get()).data();
const record = async (orderId: string) =>
  (await database.doc(`orderRecords/${orderId}`).get()).data();

const idOf = ({ body }: ApiResponse) => String((body.result as { shipmentId?: string }).shipmentId);

const refusal = (code: string, details: object = {}) => ({
  body: { error: { details: { code, ...details } } },
});

const undo = async (staff: Person, shipmentId: string) =>
  callFunction('undoShipment', { shipmentId }, await staff.token());
const release = async (staff: Person, shipmentId: string) =>
  callFunction('releaseShipment', { shipmentId }, await staff.token());

const actionsOn = async (whom: string) => {
  const { docs } = await database.collection('audit').where('whom', '==', whom).get();
  return docs
    .map((each) => each.data())
    .sort((a, b) => a.when.toMillis() - b.when.toMillis())
    .map(({ what, shipmentId }) => [what, shipmentId]);
};

const shipmentMail = (id: string) => database.doc(`mail/shipment-${id}`).get();

describe('a shipment', () => {
  it('names its packer only in the audit log', async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder();
    const shipmentId = idOf(await ship(staff, { subject: { orderId } }));
    expect(JSON.stringify(await readShipment(shipmentId))).not.toContain(staff.user.uid);
    const { docs } = await database
      .collection('audit')
      .where('shipmentId', '==', shipmentId)
      .where('what', '==', 'create-shipment')
      .get();
    expect(docs.map((each) => each.get('whoEmail'))).toEqual([staff.email]);

    // Shipments from before this change still name the packer.
    const document = database.doc(`shipments/${shipmentId}`);
    await document.update({ packedBy: staff.user.uid });
    await runSchedule('reconcilePayments');
    expect((await document.get()).get('packedBy')).toBeUndefined();
    expect((await document.get()).get('state')).toBe('held');
  });

  it('ships an order in parts and shows each part to the customer after its release', async () => {
    const staff = await newStaff();
    const { orderId, customer } = await paidOrder();
    const first = idOf(await ship(staff, { subject: { orderId } }));
    expect(await readShipment(first)).toMatchObject({
      uid: customer.user.uid,
      kind: 'order',
      orderId,
      state: 'held',
      lines: [{ sku, name: implant.name, quantity: 1, lot: 'A1', expiry: '2060-05-31' }],
      lotKeys: [`${sku}|A1`],
      consignee: { name: 'Test Dentist', email: customer.email, address: { city: 'Reno' } },
    });
    expect(await record(orderId)).toMatchObject({
      packed: { [sku]: 1 },
      packing: 'partially shipped',
      toShip: true,
      fulfillment: 'unfulfilled',
    });
    const unseen = await customersOrder(orderId);
    expect(unseen).toMatchObject({ fulfillment: 'unfulfilled' });
    expect(unseen).not.toHaveProperty('packed');
    expect((await shipmentMail(first)).exists).toBe(false);

    await release(staff, first);
    expect(await release(staff, first)).toMatchObject({ status: 200 });
    expect(await readShipment(first)).toMatchObject({ state: 'released' });
    expect(await customersOrder(orderId)).toMatchObject({
      shipped: { [sku]: 1 },
      fulfillment: 'partially shipped',
    });
    const part = await mailTo(customer.email, 'has shipped');
    expect(part.text.replace(/\s+/g, ' ')).toContain('We shipped part of your order');
    expect(part.html).toContain('https://www.ups.com/track?tracknum=1Z999AA10123456784');

    const lines = [shippedLine({ lot: 'b-2' })];
    const second = idOf(await ship(staff, { subject: { orderId }, lines }));
    await endUndoWindow(second);
    expect(await customersOrder(orderId)).toMatchObject({
      shipped: { [sku]: 2 },
      fulfillment: 'shipped',
    });
    expect(await record(orderId)).toMatchObject({ packing: 'shipped', toShip: false });
    const rest = await waitFor('the second email', async () =>
      (await mailsTo(customer.email)).find(({ text }) => text.includes('Lot B-2')),
    );
    expect(rest.text).toContain('We shipped your order');
    expect((await database.doc(`lots/${lotId(sku, 'B-2')}`).get()).data()).toMatchObject({
      sortKey: lotSortKey('B-2'),
      expiry: '2060-05-31',
      hold: null,
    });
    expect(await actionsOn(orderId)).toEqual([
      ['create-shipment', first],
      ['release-shipment', first],
      ['create-shipment', second],
    ]);
  });

  it('can be undone within the undo period, and the customer gets no email', async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder();
    const id = idOf(await ship(staff, { subject: { orderId } }));
    expect(await undo(staff, id)).toMatchObject({ status: 200 });
    expect(await undo(staff, id)).toMatchObject({ status: 200 });
    expect(await readShipment(id)).toMatchObject({ state: 'undone' });
    expect(await record(orderId)).toMatchObject({ packed: { [sku]: 0 }, packing: 'unfulfilled' });
    expect(await release(staff, id)).toMatchObject(refusal('shipment-undone'));
    await endUndoWindow(id);
    expect(await readShipment(id)).toMatchObject({ state: 'undone' });
    expect((await shipmentMail(id)).exists).toBe(false);
    expect(await customersOrder(orderId)).not.toHaveProperty('shipped');
    const lines = [shippedLine({ quantity: 2 })];
    expect(await ship(staff, { subject: { orderId }, lines })).toMatchObject({ status: 200 });
  });

  it("can't be undone after the undo period or its release", async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder();
    const late = idOf(await ship(staff, { subject: { orderId } }));
    await database.doc(`shipments/${late}`).update({ releaseAt: Timestamp.now() });
    expect(await undo(staff, late)).toMatchObject(refusal('shipment-not-undoable'));
    const released = idOf(await ship(staff, { subject: { orderId } }));
    await release(staff, released);
    expect(await undo(staff, released)).toMatchObject(refusal('shipment-not-undoable'));
    expect(await record(orderId)).toMatchObject({ packed: { [sku]: 2 } });
  });

  it('is released without a second email if it was restored from a backup', async () => {
    const staff = await newStaff();
    const { customer, orderId } = await paidOrder();
    const id = idOf(await ship(staff, { subject: { orderId } }));
    const backup = await Promise.all(
      [`shipments/${id}`, `orders/${orderId}`, `orderRecords/${orderId}`].map((path) =>
        database.doc(path).get(),
      ),
    );
    await release(staff, id);
    await mailTo(customer.email, 'has shipped');
    for (const { ref, data } of backup.map((each) => ({ ref: each.ref, data: each.data() }))) {
      await ref.set(data ?? {});
    }
    expect(await release(staff, id)).toMatchObject({ status: 200 });
    expect(await readShipment(id)).toMatchObject({ state: 'released' });
    expect(await customersOrder(orderId)).toMatchObject({ fulfillment: 'partially shipped' });
  });

  it('is created only once if the request is repeated', async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder();
    const wanted = { subject: { orderId }, requestId: randomUUID() };
    const responses = await Promise.all([ship(staff, wanted), ship(staff, wanted)]);
    const again = await ship(staff, wanted);
    for (const { status, body } of [...responses, again]) {
      expect([status, body]).toEqual([200, again.body]);
    }
    expect(await record(orderId)).toMatchObject({ packed: { [sku]: 1 } });
    const others = { ...wanted, lines: [shippedLine({ quantity: 2 })] };
    expect(await ship(staff, others)).toMatchObject(refusal('request-id-used'));
  });

  it('is created by only one of two packers who pack the same order', async () => {
    const staff = [await newStaff(), await newStaff()];
    const { orderId } = await paidOrder();
    const lines = [shippedLine({ quantity: 2 })];
    const responses = await Promise.all(
      staff.map((each) => ship(each, { subject: { orderId }, lines })),
    );
    const [rejected, ...others] = responses.filter(({ status }) => status !== 200);
    expect(others).toEqual([]);
    expect(rejected).toMatchObject(refusal('shipment-surplus', { sku, open: 0 }));
    expect(await record(orderId)).toMatchObject({ packed: { [sku]: 2 }, toShip: false });
  });

  it.each([
    ['more units than are open', [shippedLine({ quantity: 3 })], 'shipment-surplus'],
    ['an item from another order', [shippedLine({ sku: drill.sku })], 'shipment-wrong-item'],
    ['an implant without a lot', [shippedLine({ lot: null })], 'shipment-lot-missing'],
    ['an expired lot', [shippedLine({ expiry: '2020-01-31' })], 'shipment-expired'],
  ])('is rejected with %s', async (_, lines, code) => {
    const { orderId } = await paidOrder();
    const before = await record(orderId);
    const response = await ship(await newStaff(), { subject: { orderId }, lines });
    expect(response).toMatchObject(refusal(code));
    expect(await record(orderId)).toEqual(before);
  });

  it("doesn't need a lot for an instrument", async () => {
    const { orderId } = await paidOrder({ items: [{ sku: drill.sku, quantity: 1 }] });
    const lines = [{ sku: drill.sku, quantity: 1, lot: null, expiry: null }];
    expect(await ship(await newStaff(), { subject: { orderId }, lines })).toMatchObject({
      status: 200,
    });
  });

  it('is rejected while its lot is on hold', async () => {
    const staff = await newStaff();
    const token = await staff.token();
    const { orderId } = await paidOrder();
    const lot = `H${randomInt(1e9)}`;
    const setHold = (hold: boolean) =>
      callFunction('setLotHold', { sku, lot, hold, reason: 'Under test' }, token);
    for (const _ of ['first', 'repeated']) {
      expect((await setHold(true)).body).toEqual({ result: { sku, lot, hold: true } });
    }
    const held = await database.doc(`lots/${lotId(sku, lot)}`).get();
    expect(held.get('hold')).toMatchObject({ reason: 'Under test', by: staff.email });
    const lines = [shippedLine({ lot })];
    expect(await ship(staff, { subject: { orderId }, lines })).toMatchObject(
      refusal('lot-on-hold', { sku, lot }),
    );
    await setHold(false);
    expect(await ship(staff, { subject: { orderId }, lines })).toMatchObject({ status: 200 });
    expect((await actionsOn(lotId(sku, lot))).map(([what]) => what)).toEqual([
      'hold-lot',
      'unhold-lot',
    ]);
  });

  it("doesn't change a lot's expiration date until staff have checked the label", async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder();
    const lot = `E${randomInt(1e9)}`;
    const known = '2060-05-31';
    const expiry = '2061-05-31';
    const document = database.doc(`lots/${lotId(sku, lot)}`);
    const subject = { orderId };
    await ship(staff, { subject, lines: [shippedLine({ lot, expiry: known })] });
    const lines = [shippedLine({ lot, expiry })];
    expect(await ship(staff, { subject, lines })).toMatchObject(
      refusal('lot-expiry-differs', { sku, lot, expiry, known }),
    );
    expect((await document.get()).get('expiry')).toBe(known);
    const correctedLots = [{ sku, lot }];
    expect(await ship(staff, { subject, lines, correctedLots })).toMatchObject({ status: 200 });
    expect((await document.get()).get('expiry')).toBe(expiry);
    const { docs } = await database.collection('audit').where('whom', '==', document.id).get();
    expect(docs.map((each) => each.data())).toMatchObject([
      { what: 'correct-lot-expiry', before: { expiry: known }, after: { expiry } },
    ]);
  });

  it("is rejected if the order isn't paid, doesn't exist, or belongs to the staff member", async () => {
    const staff = await newStaff();
    const disputed = await openCheckout();
    await payWith('pm_card_createDispute', disputed);
    await waitForOrderWhere(disputed.orderId, ({ status }) => status === 'disputed');
    const { orderId } = disputed;
    expect(await ship(staff, { subject: { orderId } })).toMatchObject(
      refusal('order-not-shippable'),
    );
    const unknown = { orderId: 'no-such-order-anywhere' };
    expect(await ship(staff, { subject: unknown })).toMatchObject(refusal('not-found'));
    const own = await paidOrder();
    for (const path of [`orders/${own.orderId}`, `orderRecords/${own.orderId}`]) {
      await database.doc(path).update({ uid: staff.user.uid });
    }
    expect(await ship(staff, { subject: { orderId: own.orderId } })).toMatchObject(
      refusal('own-order'),
    );
    const { docs } = await database.collection('shipments').where('orderId', '==', orderId).get();
    expect(docs).toEqual([]);
  });
});

async function settledReturn(orderId: string, uid: string): Promise<string> {
  const rmaNumber = generateOrderNumber(randomInt);
  const now = Timestamp.now();
  const line: ReturnLine = {
    ...{ id: '0', orderId, orderNumber: null, shipmentId: 'none', sku, name: implant.name },
    ...{ lot: 'A1', expiry: '2099-05-31', unitPrice: implant.unitPrice, quantity: 2 },
    ...{ reason: 'device-problem', unopened: false, acceptedQuantity: 2, receivedQuantity: 1 },
    ...{ condition: 'opened', resolution: 'replacement', complaintId: null },
  };
  // Belongs to another order, whose page must not show the replacement.
  const refunded: ReturnLine = {
    ...line,
    ...{ id: '1', orderId: 'other-order', sku: drill.sku, resolution: 'refund' },
  };
  await database.doc(`returns/${rmaNumber}`).set({
    ...{ uid, customerName: 'Test Dentist', email: 'ana@example.com', address: null },
    ...{
      state: 'settled',
      lines: [refunded, line],
      orderIds: ['other-order', orderId],
      note: '',
      declineReason: null,
    },
    ...{
      refundAmount: null,
      requestId: randomUUID(),
      replaced: {},
      toReplace: true,
      createdAt: now,
      updatedAt: now,
    },
  } satisfies Return<Timestamp>);
  return rmaNumber;
}

it('a replacement is limited by the received units and announced to the customer', async () => {
  const staff = await newStaff();
  const { orderId, customer } = await paidOrder();
  const rmaNumber = await settledReturn(orderId, customer.user.uid);
  const subject = { rmaNumber };
  const returned = async () => (await database.doc(`returns/${rmaNumber}`).get()).data();
  const tooMany = await ship(staff, { subject, lines: [shippedLine({ quantity: 2 })] });
  expect(tooMany).toMatchObject(refusal('shipment-surplus', { sku, open: 1 }));
  const undone = idOf(await ship(staff, { subject }));
  expect(await returned()).toMatchObject({ replaced: { [sku]: 1 }, toReplace: false });
  await undo(staff, undone);
  expect(await returned()).toMatchObject({ replaced: { [sku]: 0 }, toReplace: true });

  const id = idOf(await ship(staff, { subject }));
  await release(staff, id);
  expect(await readShipment(id)).toMatchObject({
    ...{ kind: 'replacement', orderId: null, rmaNumber, state: 'released' },
  });
  const { subject: title, html } = await mailTo(customer.email, rmaNumber);
  expect(title).toBe(`The replacement for your return ${rmaNumber} has shipped`);
  expect(html).toContain(`/account/orders/${orderId}`);
  // The original order still hasn't been shipped.
  expect(await record(orderId)).toMatchObject({ packing: 'unfulfilled', toShip: true });
});

it('the counts of a return are repaired when staff reconcile its order', async () => {
  const staff = await newStaff();
  const { orderId, customer } = await paidOrder();
  const rmaNumber = await settledReturn(orderId, customer.user.uid);
  await ship(staff, { subject: { rmaNumber } });
  const reference = database.doc(`returns/${rmaNumber}`);
  await reference.update({ replaced: {}, toReplace: true });
  const { body } = await callFunction('reconcileOrder', { orderId }, await staff.token());
  expect(body).toMatchObject({
    result: { changes: [`replaced ${sku}: 0 → 1`, 'to replace: false'] },
  });
  expect((await reference.get()).data()).toMatchObject({
    ...{ replaced: { [sku]: 1 }, toReplace: false },
  });
});

it('the office gets one email for a new paid order', async () => {
  const { orderId } = await paidOrder();
  const { docs } = await database.collection('mail').where('data.orderId', '==', orderId).get();
  const announcements = docs.filter((each) => each.get('template') === 'new-order');
  expect(announcements.map(({ id }) => id)).toEqual([`new-order-${orderId}`]);
  expect(announcements[0]?.data()).toMatchObject({ to: 'office@example.com', language: 'en' });
});

it('readWorkCounts counts orders and replacements to ship', async () => {
  const token = await (await newStaff()).token();
  const toShip = async () => {
    const { body } = await callFunction('readWorkCounts', {}, token);
    return (body.result as { toShip: number }).toShip;
  };
  const before = await toShip();
  const { orderId, customer } = await paidOrder();
  await settledReturn(orderId, customer.user.uid);
  expect(await toShip()).toBeGreaterThanOrEqual(before + 2);
});
