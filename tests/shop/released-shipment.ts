import { randomUUID } from 'node:crypto';
import { lotKey } from '@dental-shop/domain/fulfillment/lot';
import {
  addUnits,
  customersFulfillment,
  staffFulfillment,
} from '@dental-shop/domain/fulfillment/open-quantities';
import type { Shipment, ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';
import type { CustomersOrder } from './orders.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Ships units of a paid order and shows them to the customer, without a staff call. */
export async function releasedShipment(
  { customer, orderId }: CustomersOrder,
  lines: ShipmentLine[],
  { daysAgo = 0 } = {},
): Promise<string> {
  const id = randomUUID();
  const at = Timestamp.fromMillis(Date.now() - daysAgo * dayMs);
  const recordReference = database.doc(`orderRecords/${orderId}`);
  await database.runTransaction(async (transaction) => {
    const found = await transaction.get(recordReference);
    const order = found.data() as OrderRecord<Timestamp>;
    const { customerName: name, shippingAddress: address, number = null } = order;
    const consignee = { name, email: customer.email, language: 'en', address } as const;
    transaction.create(database.doc(`shipments/${id}`), {
      uid: customer.user.uid,
      ...{ kind: 'order', orderId, orderNumber: number, rmaNumber: null, lines },
      lotKeys: lines.flatMap(({ sku, lot }) => (lot === null ? [] : [lotKey(sku, lot)])),
      ...{ carrier: 'ups', trackingNumber: '1Z12345E0205271688', consignee },
      ...{ state: 'released', shippedAt: at, releaseAt: at, releasedAt: at, updatedAt: at },
    } satisfies Shipment<Timestamp>);
    const shipped = addUnits(order.shipped ?? {}, lines);
    const packed = addUnits(order.packed ?? {}, lines);
    const updatedAt = Timestamp.now();
    const fulfillment = customersFulfillment({ ...order, shipped });
    transaction.update(database.doc(`orders/${orderId}`), { shipped, fulfillment, updatedAt });
    transaction.update(recordReference, {
      ...{ shipped, fulfillment, packed, updatedAt },
      ...staffFulfillment({ ...order, packed }),
    });
  });
  return id;
}
