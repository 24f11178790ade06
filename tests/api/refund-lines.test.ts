import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { openCheckout, paidOrder, payWith, waitForOrderWhere } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { ship, shippedLine } from '../shop/shipping.ts';
import { newStaff } from '../shop/staff.ts';

const { sku } = implant;

const record = async (orderId: string) =>
  (await database.doc(`orderRecords/${orderId}`).get()).data();

const refusal = (code: string, details: object = {}) => ({
  body: { error: { details: { code, ...details } } },
});

interface LineRefund {
  orderId: string;
  lines?: { sku: string; quantity: number }[];
  requestId?: string;
}

const refund = async (staff: Person, wanted: LineRefund) =>
  callFunction(
    'refundOrder',
    { reason: 'Out of stock', requestId: randomUUID(), ...wanted },
    await staff.token(),
  );

describe('a refund of lines', () => {
  it('refunds the price paid and keeps the units from being shipped', async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder();
    const wanted = { orderId, lines: [{ sku, quantity: 1 }], requestId: randomUUID() };
    const { unitPrice } = implant;
    for (const _ of ['first', 'repeated']) {
      expect((await refund(staff, wanted)).body).toMatchObject({ result: { amount: unitPrice } });
    }
    expect(await record(orderId)).toMatchObject({
      amountRefunded: unitPrice,
      lineRefunds: [{ failed: false, lines: [{ sku, quantity: 1, shippedQuantity: 0 }] }],
    });
    const others = { ...wanted, lines: [{ sku, quantity: 2 }] };
    expect(await refund(staff, others)).toMatchObject(refusal('request-id-used'));
    expect(await refund(staff, { orderId, lines: [{ sku, quantity: 2 }] })).toMatchObject(
      refusal('refund-exceeds-line', { field: 'lines' }),
    );
    const lines = [shippedLine({ quantity: 2 })];
    expect(await ship(staff, { subject: { orderId }, lines })).toMatchObject(
      refusal('shipment-surplus', { sku, open: 1 }),
    );
    await ship(staff, { subject: { orderId } });
    expect(await record(orderId)).toMatchObject({ packing: 'shipped', toShip: false });
  });

  it('refunds packed units, or keeps units from being packed, if a shipment is created at the same time', async () => {
    const staff = await newStaff();
    const packer = await newStaff();
    const { orderId } = await paidOrder();
    const [refunded, shipped] = await Promise.all([
      refund(staff, { orderId, lines: [{ sku, quantity: 2 }] }),
      ship(packer, { subject: { orderId }, lines: [shippedLine({ quantity: 2 })] }),
    ]);
    expect(refunded.status).toBe(200);
    const packed = shipped.status === 200 ? 2 : 0;
    const { lineRefunds } = await waitForOrderWhere(orderId, ({ status }) => status === 'refunded');
    // Either request may come first: the units were already packed, or the refund kept them from being packed.
    expect(lineRefunds).toMatchObject([{ lines: [{ quantity: 2, shippedQuantity: packed }] }]);
    expect((await record(orderId))?.packed[sku] ?? 0).toBe(packed);
  });

  it('keeps all units from being shipped even before Stripe confirms a full refund', async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder({ card: 'pm_card_pendingRefund' });
    await refund(staff, { orderId });
    expect(await record(orderId)).toMatchObject({ toShip: false });
    const response = await ship(staff, { subject: { orderId } });
    expect(response.status).not.toBe(200);
  });

  it('reopens the units if Stripe rejects it', async () => {
    const staff = await newStaff();
    const disputed = await openCheckout();
    await payWith('pm_card_createDispute', disputed);
    const { orderId } = disputed;
    await waitForOrderWhere(orderId, ({ status }) => status === 'disputed');
    const lines = [{ sku, quantity: 1 }];
    expect(await refund(staff, { orderId, lines })).toMatchObject(refusal('order-disputed'));
    expect(await record(orderId)).toMatchObject({ lineRefunds: [{ failed: true }] });
  });

  it('reopens the units if the bank rejects it later', async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder({ card: 'pm_card_refundFail' });
    await refund(staff, { orderId, lines: [{ sku, quantity: 2 }] });
    const order = await waitForOrderWhere(
      orderId,
      ({ lineRefunds }) => lineRefunds?.[0]?.failed === true,
    );
    expect(order).toMatchObject({ status: 'completed', toShip: true });
  });
});
