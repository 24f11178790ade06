import { randomUUID } from 'node:crypto';
import { apiPaths, cancelReturnPath, returnInstructionsPath } from '@dental-shop/domain/api/paths';
import type { ReportedProblem, RequestedReturnLine } from '@dental-shop/domain/api/returns';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import type { Complaint, DeviceReport } from '@dental-shop/domain/complaints/complaint';
import { complaintDeadline } from '@dental-shop/domain/complaints/complaint-deadline';
import { parseOrderNumber } from '@dental-shop/domain/order/order-number';
import type { Return } from '@dental-shop/domain/returns/return';
import type { Timestamp } from 'firebase-admin/firestore';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, call, callFunction, decide, fetchShop } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { newPerson, type Person, signIn } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailTo } from '../shop/inbox.ts';
import {
  type CustomersOrder,
  openCheckout,
  paidOrder,
  payWith,
  waitForOrderStatus,
} from '../shop/orders.ts';
import { coverScrew, drill, implant } from '../shop/products.ts';
import { releasedShipment } from '../shop/released-shipment.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe } from '../shop/stripe.ts';

const office = 'office@example.com';
const expiry = '2099-05-31';
const report: DeviceReport = {
  procedureDate: '2026-05-04',
  failureDate: '2026-09-01',
  site: '36',
  boneQuality: 'D2',
  loading: 'delayed',
  symptoms: ['mobility'],
  deviceFate: 'returned',
  description: 'The implant became mobile after loading.',
};
const phone = '+1 (775) 555-0123';
const problem: ReportedProblem = { ...report, phone };

interface Shipped {
  order: CustomersOrder;
  customer: Person;
  shipmentId: string;
  line: (changes?: Partial<RequestedReturnLine>) => RequestedReturnLine;
}

const lineOf = (
  shipmentId: string,
  changes: Partial<RequestedReturnLine> = {},
): RequestedReturnLine => ({
  shipmentId,
  sku: implant.sku,
  lot: 'L1',
  quantity: 1,
  reason: 'no-longer-needed',
  unopened: true,
  ...changes,
});

async function shippedImplants({
  customer,
  quantity = 2,
  daysAgo = 0,
}: {
  customer?: Person;
  quantity?: number;
  daysAgo?: number;
} = {}): Promise<Shipped> {
  const items = [{ sku: implant.sku, quantity }];
  const order = await paidOrder({ items, ...(customer && { customer }) });
  const { sku, name } = implant;
  const lines = [{ sku, name, quantity, lot: 'L1', expiry }];
  const shipmentId = await releasedShipment(order, lines, { daysAgo });
  const line = (changes = {}) => lineOf(shipmentId, changes);
  return { order, customer: order.customer, shipmentId, line };
}

async function request(
  customer: Person,
  lines: readonly RequestedReturnLine[],
  changes: Record<string, unknown> = {},
): Promise<ApiResponse> {
  const body = { requestId: randomUUID(), lines, ...changes };
  return call(apiPaths.returns, { method: 'POST', token: await customer.token(), body });
}

async function requested(customer: Person, lines: readonly RequestedReturnLine[]): Promise<string> {
  const { status, body } = await request(customer, lines);
  expect([status, body]).toEqual([200, { rmaNumber: expect.any(String) }]);
  return String(body.rmaNumber);
}

async function act(staff: Person, name: StaffCall, input: object): Promise<ApiResponse> {
  return callFunction(name, input, await staff.token());
}

const resultOf = ({ status, body }: ApiResponse) => {
  expect([status, body]).toEqual([200, { result: expect.anything() }]);
  return body.result as Record<string, unknown>;
};

const codeOf = ({ body }: ApiResponse) =>
  'code' in body
    ? body.code
    : (body as { error?: { details?: { code?: string } } }).error?.details?.code;

const stored = async (rmaNumber: string) =>
  (await database.doc(`returns/${rmaNumber}`).get()).data() as Return<Timestamp>;

async function complaintOf(rmaNumber: string): Promise<Complaint<Timestamp>> {
  const [complaintId] = (await stored(rmaNumber)).lines.map((line) => line.complaintId);
  return (await database.doc(`complaints/${complaintId}`).get()).data() as Complaint<Timestamp>;
}

const recordOf = async (orderId: string) =>
  (await database.doc(`orderRecords/${orderId}`).get()).data();

const refundsOf = async ({ paymentIntentId }: CustomersOrder) =>
  (await stripe.refunds.list({ payment_intent: paymentIntentId })).data.map(({ amount }) => amount);

let staff: Person;
beforeAll(async () => {
  staff = await newStaff();
});

const accept = (rmaNumber: string, ...quantities: number[]) =>
  act(staff, 'acceptReturn', {
    rmaNumber,
    lines: quantities.map((quantity, index) => ({ id: String(index), quantity })),
  });

const receive = (rmaNumber: string, lines: readonly { quantity: number; resolution?: string }[]) =>
  act(staff, 'receiveReturn', {
    rmaNumber,
    lines: lines.map(({ quantity, resolution = 'refund' }, index) => ({
      ...{ id: String(index), quantity, condition: 'unopened', resolution },
    })),
  });

const settle = (rmaNumber: string, by = staff) => act(by, 'settleReturn', { rmaNumber });

describe('a return of lines from two orders', () => {
  it('is requested, accepted, received, and refunded to the cent, but only once', async () => {
    const first = await shippedImplants({ quantity: 3 });
    const { customer } = first;
    const items = [
      { sku: drill.sku, quantity: 2 },
      { sku: coverScrew.sku, quantity: 1 },
    ];
    const secondOrder = await paidOrder({ items, customer });
    const secondShipment = await releasedShipment(secondOrder, [
      { sku: drill.sku, name: drill.name, quantity: 2, lot: null, expiry: null },
    ]);
    const drillLine = lineOf(secondShipment, { sku: drill.sku, lot: null, quantity: 2 });
    const rmaNumber = await requested(customer, [first.line({ quantity: 2 }), drillLine]);
    expect(parseOrderNumber(rmaNumber)).toBe(rmaNumber);
    expect(await stored(rmaNumber)).toMatchObject({
      uid: customer.user.uid,
      state: 'requested',
      orderIds: [first.order.orderId, secondOrder.orderId],
      lines: [
        { sku: implant.sku, unitPrice: implant.unitPrice, lot: 'L1', expiry, quantity: 2 },
        { sku: drill.sku, unitPrice: drill.unitPrice, lot: null, quantity: 2 },
      ],
    });
    const notice = await mailTo(office, rmaNumber);
    expect(notice.text).toContain(`/staff/returns/${rmaNumber}`);

    expect(resultOf(await accept(rmaNumber, 2, 2))).toEqual({ rmaNumber, state: 'accepted' });
    expect((await mailTo(customer.email, `${rmaNumber} was accepted`)).text).toContain(rmaNumber);
    // One of the two implants didn't arrive.
    const received = await receive(rmaNumber, [{ quantity: 1 }, { quantity: 2 }]);
    expect(resultOf(received)).toEqual({ rmaNumber, state: 'received' });

    const presses = await Promise.all(Array.from({ length: 5 }, () => settle(rmaNumber)));
    const again = await settle(rmaNumber);
    const refunds = [
      { orderId: first.order.orderId, amount: implant.unitPrice, status: 'completed' },
      { orderId: secondOrder.orderId, amount: 2 * drill.unitPrice, status: 'completed' },
    ];
    expect(resultOf(again)).toEqual({ rmaNumber, state: 'settled', refunds });
    for (const { status, body } of presses) {
      // Stripe may reject a concurrent request with 409, which the SDK retries.
      if (status === 200) expect(body.result).toEqual({ rmaNumber, state: 'settled', refunds });
      else expect(body.error).toMatchObject({ status: 'UNAVAILABLE' });
    }
    expect(await refundsOf(first.order)).toEqual([implant.unitPrice]);
    expect(await refundsOf(secondOrder)).toEqual([2 * drill.unitPrice]);
    expect(await stored(rmaNumber)).toMatchObject({
      state: 'settled',
      refundAmount: implant.unitPrice + 2 * drill.unitPrice,
      toReplace: false,
    });
    expect(await recordOf(first.order.orderId)).toMatchObject({
      amountRefunded: implant.unitPrice,
      packing: 'shipped',
      lineRefunds: [{ lines: [{ sku: implant.sku, quantity: 1, shippedQuantity: 1 }] }],
    });
    // The unit that was never shipped can still be shipped.
    expect(await recordOf(secondOrder.orderId)).toMatchObject({
      amountRefunded: 2 * drill.unitPrice,
      packing: 'partially shipped',
      toShip: true,
    });
    expect((await mailTo(customer.email, `${rmaNumber} is complete`)).text).toContain('1 refunded');
    const { docs } = await database.collection('audit').where('whom', '==', rmaNumber).get();
    expect(docs.map((entry) => entry.get('what')).sort()).toEqual([
      'accept-return',
      'receive-return',
      'settle-return',
    ]);
    // The implant that didn't arrive can be returned again.
    await requested(customer, [first.line({ quantity: 2 })]);
    // Two purchases, three emails, and five concurrent settlements take a long time on a busy machine.
  }, 90_000);

  it('is refunded only up to the remaining amount of the payment', async () => {
    const { order, customer, line } = await shippedImplants({ quantity: 2 });
    const goodwill = 2 * implant.unitPrice - 100;
    const refund = { orderId: order.orderId, amount: goodwill, reason: 'Late delivery' };
    resultOf(await act(staff, 'refundOrder', { ...refund, requestId: randomUUID() }));
    const rmaNumber = await requested(customer, [line({ quantity: 2 })]);
    await accept(rmaNumber, 2);
    await receive(rmaNumber, [{ quantity: 2 }]);
    expect(resultOf(await settle(rmaNumber))).toMatchObject({ refunds: [{ amount: 100 }] });
    expect((await recordOf(order.orderId))?.amountRefunded).toBe(order.amount);
  });

  it('can be settled once a dispute that blocked its refund is lost', async () => {
    const order = await openCheckout([{ sku: implant.sku, quantity: 1 }]);
    await payWith('pm_card_createDispute', order);
    await waitForOrderStatus(order.orderId, { status: 'disputed' });
    const shipmentId = await releasedShipment(order, [
      { ...{ sku: implant.sku, name: implant.name }, quantity: 1, lot: 'L1', expiry },
    ]);
    const rmaNumber = await requested(order.customer, [lineOf(shipmentId)]);
    await accept(rmaNumber, 1);
    await receive(rmaNumber, [{ quantity: 1 }]);
    expect(codeOf(await settle(rmaNumber))).toBe('order-disputed');
    expect((await stored(rmaNumber)).state).toBe('received');
    const { data } = await stripe.disputes.list({ payment_intent: order.paymentIntentId });
    for (const { id } of data) await stripe.disputes.close(id);
    await waitForOrderStatus(order.orderId, { status: 'refunded' });
    expect(resultOf(await settle(rmaNumber))).toMatchObject({ state: 'settled', refunds: [] });
    expect(await refundsOf(order)).toEqual([]);
  });

  it('is settled without a refund if the order was already refunded in full', async () => {
    const { order, customer, line } = await shippedImplants();
    const refund = { orderId: order.orderId, reason: 'Late delivery', requestId: randomUUID() };
    resultOf(await act(staff, 'refundOrder', refund));
    const rmaNumber = await requested(customer, [line()]);
    await accept(rmaNumber, 1);
    await receive(rmaNumber, [{ quantity: 1 }]);
    expect(resultOf(await settle(rmaNumber))).toMatchObject({ state: 'settled', refunds: [] });
    expect(await refundsOf(order)).toEqual([order.amount]);
  });
});

describe('a return request', () => {
  it('creates one return despite repeated and concurrent requests with the same ID', async () => {
    const { customer, line } = await shippedImplants();
    const requestId = randomUUID();
    const responses = await Promise.all([
      request(customer, [line()], { requestId }),
      request(customer, [line()], { requestId }),
    ]);
    const again = await request(customer, [line()], { requestId });
    for (const { body } of responses) expect(body).toEqual(again.body);
    const own = await database.collection('returns').where('uid', '==', customer.user.uid).get();
    expect(own.size).toBe(1);
  });

  it('includes each unit only once when requests compete', async () => {
    const { customer, line } = await shippedImplants({ quantity: 2 });
    const responses = await Promise.all([
      request(customer, [line({ quantity: 2 })]),
      request(customer, [line({ quantity: 2 })]),
      request(customer, [line({ quantity: 2 })]),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const rejected = responses.filter(({ status }) => status === 409);
    expect(rejected.map(codeOf)).toEqual(['return-exceeds-shipped', 'return-exceeds-shipped']);
  });

  it('rejects more units than were shipped', async () => {
    const { customer, line } = await shippedImplants({ quantity: 2 });
    const response = await request(customer, [line(), line({ quantity: 2, reason: 'damaged' })]);
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'return-exceeds-shipped', field: 'lines.1' },
    });
  });

  it("rejects another customer's shipment, an unreleased shipment, and an unshipped lot", async () => {
    const { shipmentId, customer, line } = await shippedImplants();
    const stranger = await approvedCustomer();
    const responses = [
      await request(stranger, [line()]),
      await request(customer, [line({ lot: 'L2' })]),
      await request(customer, [line({ shipmentId: randomUUID() })]),
    ];
    await database.doc(`shipments/${shipmentId}`).update({ state: 'held', releasedAt: null });
    responses.push(await request(customer, [line()]));
    for (const { status, body } of responses) {
      expect([status, body.code]).toEqual([400, 'return-line-unknown']);
    }
  });

  it('rejects accounts that are not registered or are suspended', async () => {
    const { customer, line } = await shippedImplants();
    expect(codeOf(await request(await newPerson(), [line()]))).toBe('not-registered');
    const decision = { uid: customer.user.uid, decision: 'suspend', reason: 'Stolen card' };
    expect((await decide(await signIn('staff'), decision)).status).toBe(200);
    expect(codeOf(await request(customer, [line()]))).toBe('account-closed');
  });

  it.each([
    ['site', { site: 'Patient: Maria Lopez' }, 'lines.0.report.site'],
    ['description', { description: 'DOB 04/12/1961' }, 'lines.0.report.description'],
  ])('rejects patient details in the %s', async (_, changes, field) => {
    const { customer, line } = await shippedImplants();
    const reported = line({ reason: 'device-problem', report: { ...problem, ...changes } });
    expect(await request(customer, [reported])).toMatchObject({
      status: 400,
      body: { code: 'patient-details', field },
    });
  });

  it('rejects patient details in the note', async () => {
    const { customer, line } = await shippedImplants();
    const response = await request(customer, [line()], { note: 'Paciente Juan Pérez' });
    expect(response.body).toMatchObject({ code: 'patient-details', field: 'note' });
  });
});

describe('the return policy', () => {
  const settings = database.doc('settings/office');
  afterEach(async () => {
    await settings.delete();
  });
  const policy = {
    ...{ days: 10, minShelfLifeDays: 0, sterilePackagingUnopened: true },
    nonReturnableSkus: [] as string[],
  };

  it('is readable by signed-in customers only', async () => {
    await settings.set({ returnPolicy: policy, undoMinutes: 5 });
    const token = await (await newPerson()).token();
    const read = await call(apiPaths.returnPolicy, { token });
    expect(read).toEqual({ status: 200, body: { data: { ...policy, timeZone: defaultTimeZone } } });
    expect((await call(apiPaths.returnPolicy)).status).toBe(401);
  });

  it('excludes late, opened, and non-returnable items, but not device problems', async () => {
    const { customer, line } = await shippedImplants({ daysAgo: 11 });
    await settings.set({ returnPolicy: policy });
    expect(codeOf(await request(customer, [line()]))).toBe('return-too-late');
    await settings.set({ returnPolicy: { ...policy, days: 12 } });
    expect(codeOf(await request(customer, [line({ unopened: false })]))).toBe('return-opened');
    await settings.set({ returnPolicy: { ...policy, days: 12, minShelfLifeDays: 3650 } });
    await database.doc(`shipments/${line().shipmentId}`).update({
      lines: [
        { ...implant, quantity: 2, lot: 'L1', expiry: calendarDay(new Date(), defaultTimeZone) },
      ],
    });
    expect(codeOf(await request(customer, [line()]))).toBe('return-short-shelf-life');
    await settings.set({ returnPolicy: { ...policy, nonReturnableSkus: [implant.sku] } });
    expect(codeOf(await request(customer, [line()]))).toBe('return-non-returnable');
    await requested(customer, [
      line({ reason: 'device-problem', unopened: false, report: problem }),
    ]);
  });
});

describe('a device problem', () => {
  it('opens a complaint with a deadline and emails the office', async () => {
    const { customer, order, line } = await shippedImplants();
    const reported = line({ reason: 'device-problem', unopened: false, report: problem });
    const rmaNumber = await requested(customer, [reported, line()]);
    const dueOn = complaintDeadline(new Date(), false, defaultTimeZone);
    const complaint = await complaintOf(rmaNumber);
    expect(complaint).toMatchObject({
      uid: customer.user.uid,
      rmaNumber,
      state: 'open',
      device: { sku: implant.sku, lot: 'L1', expiry, quantity: 1 },
      orderId: order.orderId,
      complainant: { email: customer.email, phone },
      urgent: false,
      dueOn,
      decision: null,
    });
    expect(complaint.report).toEqual(report);
    const complaintIds = (await stored(rmaNumber)).lines.map(({ complaintId }) => complaintId);
    expect(complaintIds).toEqual([complaint.number, null]);
    const { subject, text } = await mailTo(office, rmaNumber);
    expect(subject).toContain('Device problem');
    expect(text.toUpperCase()).toContain(complaint.number);
  });

  it('can lead to a replacement instead of a refund', async () => {
    const { customer, order, line } = await shippedImplants();
    const reported = line({ reason: 'device-problem', unopened: false, report: problem });
    const rmaNumber = await requested(customer, [reported]);
    await accept(rmaNumber, 1);
    await receive(rmaNumber, [{ quantity: 1, resolution: 'replacement' }]);
    expect(resultOf(await settle(rmaNumber))).toMatchObject({ state: 'settled', refunds: [] });
    expect(await stored(rmaNumber)).toMatchObject({ toReplace: true, refundAmount: 0 });
    expect(await refundsOf(order)).toEqual([]);
  });

  it("is replaced without a receipt if the device doesn't come back", async () => {
    const { customer, line } = await shippedImplants();
    const fate = { ...problem, deviceFate: 'kept-by-patient' as const };
    const reported = line({ reason: 'device-problem', unopened: false, report: fate });
    const rmaNumber = await requested(customer, [reported]);
    await accept(rmaNumber, 1);
    await receive(rmaNumber, [{ quantity: 0, resolution: 'replacement' }]);
    expect(resultOf(await settle(rmaNumber))).toMatchObject({ state: 'settled', refunds: [] });
    expect(await stored(rmaNumber)).toMatchObject({
      toReplace: true,
      lines: [{ receivedQuantity: 0, condition: null }],
    });
    const { text } = await mailTo(customer.email, `${rmaNumber} is complete`);
    expect(text).toContain('1 to be replaced');
    // The other implant can still be returned, but the replaced one can't.
    expect(codeOf(await request(customer, [line({ quantity: 2 })]))).toBe('return-exceeds-shipped');
    await requested(customer, [line()]);
  });

  it('keeps its complaint when the return is canceled', async () => {
    const { customer, line } = await shippedImplants();
    const reported = line({ reason: 'device-problem', unopened: false, report: problem });
    const rmaNumber = await requested(customer, [reported]);
    await cancel(customer, rmaNumber);
    expect((await complaintOf(rmaNumber)).state).toBe('open');
  });
});

async function cancel(customer: Person, rmaNumber: string): Promise<ApiResponse> {
  const token = await customer.token();
  return call(cancelReturnPath(rmaNumber), { method: 'POST', token });
}

describe('canceling a return', () => {
  it('frees its units, can be repeated, and is possible until the items arrive', async () => {
    const { customer, line } = await shippedImplants();
    const rmaNumber = await requested(customer, [line({ quantity: 2 })]);
    expect((await cancel(await approvedCustomer(), rmaNumber)).status).toBe(404);
    const canceled = { status: 200, body: { rmaNumber, state: 'canceled' } };
    expect(await cancel(customer, rmaNumber)).toEqual(canceled);
    expect(await cancel(customer, rmaNumber)).toEqual(canceled);
    expect(codeOf(await accept(rmaNumber, 2))).toBe('return-state');

    const second = await requested(customer, [line({ quantity: 2 })]);
    await accept(second, 2);
    await receive(second, [{ quantity: 2 }]);
    expect(codeOf(await cancel(customer, second))).toBe('return-state');
  });
});

describe('declining a return', () => {
  it('gives the customer the reason and frees the units', async () => {
    const { customer, line } = await shippedImplants();
    const rmaNumber = await requested(customer, [line({ quantity: 2 })]);
    const reason = 'The seal is broken.';
    const declined = { rmaNumber, state: 'declined' };
    expect(resultOf(await act(staff, 'declineReturn', { rmaNumber, reason }))).toEqual(declined);
    // A repeated request changes nothing.
    expect(resultOf(await act(staff, 'declineReturn', { rmaNumber, reason }))).toEqual(declined);
    expect(await stored(rmaNumber)).toMatchObject({ state: 'declined', declineReason: reason });
    expect((await mailTo(customer.email, rmaNumber)).text).toContain(reason);
    await requested(customer, [line({ quantity: 2 })]);
  });
});

describe('staff', () => {
  it('take the steps in order and never accept, receive, or refund more than requested', async () => {
    const { customer, line } = await shippedImplants();
    const rmaNumber = await requested(customer, [line()]);
    expect(codeOf(await receive(rmaNumber, [{ quantity: 1 }]))).toBe('return-state');
    expect(codeOf(await settle(rmaNumber))).toBe('return-state');
    expect(codeOf(await accept(rmaNumber, 2))).toBe('return-exceeds-requested');
    expect(codeOf(await accept(rmaNumber, 0))).toBe('return-nothing-accepted');
    expect(codeOf(await accept(rmaNumber, 1, 1))).toBe('return-lines-changed');
    resultOf(await accept(rmaNumber, 1));
    expect(codeOf(await receive(rmaNumber, [{ quantity: 2 }]))).toBe('return-exceeds-requested');
    expect(codeOf(await settle(rmaNumber))).toBe('return-state');
    expect(codeOf(await accept('K7QM-3XWT', 1))).toBe('not-found');
  });

  it("can't handle their own return", async () => {
    const { order, customer, line } = await shippedImplants();
    const rmaNumber = await requested(customer, [line()]);
    await database.doc(`returns/${rmaNumber}`).update({ uid: staff.user.uid });
    const input = { rmaNumber, reason: 'Mine' };
    expect(codeOf(await accept(rmaNumber, 1))).toBe('own-return');
    expect(codeOf(await act(staff, 'declineReturn', input))).toBe('own-return');
    expect(codeOf(await receive(rmaNumber, [{ quantity: 1 }]))).toBe('own-return');
    expect(codeOf(await settle(rmaNumber))).toBe('own-return');
    expect(await refundsOf(order)).toEqual([]);
  });
});

describe('the return instructions', () => {
  const download = async (rmaNumber: string, person: Person) =>
    fetchShop(returnInstructionsPath(rmaNumber), {
      headers: { authorization: `Bearer ${await person.token()}` },
    });

  it('are available only to the customer, and only after the return is accepted', async () => {
    const { customer, line } = await shippedImplants();
    const rmaNumber = await requested(customer, [line()]);
    expect(await (await download(rmaNumber, customer)).json()).toMatchObject({
      code: 'return-not-accepted',
    });
    await accept(rmaNumber, 1);
    for (const other of [await approvedCustomer(), staff]) {
      expect((await download(rmaNumber, other)).status).toBe(404);
    }
    const response = await download(rmaNumber, customer);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`return-${rmaNumber}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain(rmaNumber);
    expect(text).toContain('Lot L1');
  });
});
