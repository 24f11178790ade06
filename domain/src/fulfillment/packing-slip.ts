import type { OrderRecord } from '../order/order.ts';
import { addUnits, type LineRefund, lineQuantities, type Units } from './open-quantities.ts';
import type { Shipment, ShipmentLine } from './shipment.ts';
import { combineLines, type NewLine, type ShippableLine } from './shipment-problems.ts';

/** A row of a packing slip: one SKU with all its lots. */
export interface SlipLine {
  sku: string;
  name: string;
  quantity: number;
  lots: readonly NewLine[];
  /** Still to be packed. */
  open: number;
  /** Refunded after they were packed, so they may have to be taken out of the package. */
  refundedPacked: number;
  /** Refunded before they were packed, so they must not be packed. */
  refundedUnpacked: number;
}

type SlipShipment = Pick<Shipment<{ toMillis(): number }>, 'state' | 'shippedAt' | 'lines'> & {
  id: string;
};

const isPacked = ({ state }: SlipShipment) => state !== 'undone';

function lotsOf(sku: string, lines: readonly ShipmentLine[]): NewLine[] {
  const own = lines.filter((line) => line.sku === sku);
  return combineLines(own.map(({ name: _name, ...line }) => line));
}

type SlipOrder = Pick<OrderRecord<unknown>, 'items' | 'status' | 'lineRefunds' | 'packed'>;

/** The slip of an order lists everything that was ordered. */
export function orderSlipLines(order: SlipOrder, shipments: readonly SlipShipment[]): SlipLine[] {
  const packedLines = shipments.filter(isPacked).flatMap(({ lines }) => lines);
  const quantities = new Map(lineQuantities(order, order.packed).map((line) => [line.sku, line]));
  return order.items.map(({ sku, name, quantity }) => {
    const { open = 0, refunded = 0, refundedShipped = 0 } = quantities.get(sku) ?? {};
    return {
      ...{ sku, name, quantity, lots: lotsOf(sku, packedLines), open },
      refundedPacked: refundedShipped,
      refundedUnpacked: refunded - refundedShipped,
    };
  });
}

/** The units that still have to be packed. */
export function openSlipLines(lines: readonly ShippableLine[]): SlipLine[] {
  return lines
    .filter(({ open }) => open > 0)
    .map(({ sku, name, open }) => ({
      ...{ sku, name, quantity: open, lots: [], open },
      ...{ refundedPacked: 0, refundedUnpacked: 0 },
    }));
}

/** The contents of one package. `shipments` contains all of the order's shipments. */
export function shipmentSlipLines(
  { id, lines }: Pick<SlipShipment, 'id' | 'lines'>,
  shipments: readonly SlipShipment[],
  refunds: readonly LineRefund[] = [],
): SlipLine[] {
  const refunded = refundedByShipment(shipments, refunds).get(id) ?? {};
  const names = new Map(lines.map(({ sku, name }) => [sku, name]));
  return Object.entries(addUnits({}, lines)).map(([sku, quantity]) => ({
    ...{ sku, name: names.get(sku) ?? sku, quantity, lots: lotsOf(sku, lines) },
    ...{ open: 0, refundedPacked: refunded[sku] ?? 0, refundedUnpacked: 0 },
  }));
}

/**
 * The units of each shipment that were refunded after they were packed. A refund doesn't specify which package its
 * units are in, so this assumes the newest one that was packed before the refund, because it may still be in the
 * office. Ignores returned units, whose package had already reached the customer.
 */
function refundedByShipment(
  shipments: readonly SlipShipment[],
  refunds: readonly LineRefund[],
): ReadonlyMap<string, Units> {
  const newestFirst = shipments
    .filter(isPacked)
    .toSorted((a, b) => b.shippedAt.toMillis() - a.shippedAt.toMillis());
  const refunded = new Map<string, Units>();
  const inOrder = refunds
    .filter(({ failed, returned }) => !failed && !returned)
    .toSorted((a, b) => a.requestedAt - b.requestedAt);
  for (const { requestedAt, lines } of inOrder) {
    const earlier = newestFirst.filter(({ shippedAt }) => shippedAt.toMillis() <= requestedAt);
    for (const { sku, shippedQuantity } of lines) {
      let left = shippedQuantity;
      for (const { id, lines: packed } of earlier) {
        const before = refunded.get(id) ?? {};
        const quantity = Math.min(left, (addUnits({}, packed)[sku] ?? 0) - (before[sku] ?? 0));
        refunded.set(id, addUnits(before, [{ sku, quantity }]));
        left -= quantity;
      }
    }
  }
  return refunded;
}
