import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { carriers } from '@dental-shop/domain/fulfillment/carrier';
import { type Lot, lotId, lotKey, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { isLotTracked } from '@dental-shop/domain/fulfillment/lot-tracked';
import {
  addUnits,
  customersFulfillment,
  staffFulfillment,
} from '@dental-shop/domain/fulfillment/open-quantities';
import type { Shipment, ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import type { OrderItem, OrderRecord } from '@dental-shop/domain/order/order';
import { Draw } from '../seeded-choice.ts';
import type { ScaleAccount } from './scale-accounts.ts';
import type { ScaleOrder } from './scale-orders.ts';

const hourMs = 60 * 60 * 1000;

/** Orders from the last day are still in the "To ship" queue. */
const packingMs = 24 * hourMs;

/** Differs from the random seeds of accounts and orders. */
const seedOffset = 2_000_000;

/** One lot per product and month, which expires five years later. */
function lotOf(shippedAt: Date): Pick<ShipmentLine, 'lot' | 'expiry'> {
  const [year = '', month = ''] = shippedAt.toISOString().split('-');
  return { lot: `L${year.slice(2)}${month}`, expiry: `${Number(year) + 5}-${month}-28` };
}

interface Shipped {
  id: string;
  shipment: Shipment<Date>;
}

/** Deterministic by index. Undefined for orders that aren't paid or aren't shipped yet. */
export function scaleShipment(
  index: number,
  { id: orderId, order }: ScaleOrder,
  { user }: ScaleAccount,
  until: number,
): Shipped | undefined {
  const shippedAt = new Date(order.createdAt.getTime() + packingMs);
  if (order.status !== 'completed' || shippedAt.getTime() > until) return undefined;
  const draws = new Draw(seedOffset + index);
  // A few shipments are incomplete.
  const items = draws.integer(1, 200) === 1 ? order.items.slice(1) : order.items;
  if (items.length === 0) return undefined;
  const lines = items.map((item) => lineOf(item, shippedAt));
  return {
    id: `scaleShipment${String(index).padStart(10, '0')}`,
    shipment: {
      ...{ uid: order.uid, kind: 'order', orderId, orderNumber: null, rmaNumber: null, lines },
      lotKeys: lines.flatMap(({ sku, lot }) => (lot === null ? [] : [lotKey(sku, lot)])),
      carrier: draws.oneOf(carriers),
      trackingNumber: `SCALE${index}`,
      consignee: {
        ...{ name: order.customerName, email: order.email, language: user.language },
        address: order.shippingAddress,
      },
      state: 'released',
      ...{ shippedAt, releaseAt: shippedAt, releasedAt: shippedAt, updatedAt: shippedAt },
    },
  };
}

function lineOf({ sku, name, quantity }: OrderItem, shippedAt: Date): ShipmentLine {
  const lot = isLotTracked(catalogue, sku) ? lotOf(shippedAt) : { lot: null, expiry: null };
  return { sku, name, quantity, ...lot };
}

export function markShipped(
  order: OrderRecord<Date>,
  { lines, shippedAt }: Shipment<Date>,
): OrderRecord<Date> {
  const shipped = addUnits({}, lines);
  const updated = { ...order, shipped, packed: shipped, updatedAt: shippedAt };
  return {
    ...updated,
    fulfillment: customersFulfillment(updated),
    ...staffFulfillment(updated),
  };
}

/** Indexes the lots by ID, so that each is stored only once. */
export function collectLots(lots: Map<string, Lot<Date>>, { lines, shippedAt }: Shipment<Date>) {
  for (const { sku, lot, expiry } of lines) {
    if (lot !== null) {
      const sortKey = lotSortKey(lot);
      const stored = { sku, lot, sortKey, expiry, hold: null, updatedAt: shippedAt };
      lots.set(lotId(sku, lot), stored);
    }
  }
}
