import type { Shipment } from '../fulfillment/shipment.ts';
import { replacedLines, replacedUnits } from './replacements.ts';
import type { Return, ReturnLine } from './return.ts';
import type { ShippedDevice } from './return-policy.ts';
import { claimsUnits } from './return-transitions.ts';

interface Moment {
  toMillis(): number;
}

export interface OrderUnits {
  orderId: string;
  orderNumber: string | null;
  quantity: number;
}

/** The units of one lot of a SKU in one released shipment. */
export interface ReturnableLine extends ShippedDevice {
  shipmentId: string;
  /** For a replacement, the order of the first returnable unit. */
  orderId: string;
  orderNumber: string | null;
  name: string;
  shipped: number;
  /** Units that aren't part of a return yet. */
  returnable: number;
  /** For a replacement only: its return, and the orders of the returnable units. */
  replacement?: { rmaNumber: string; orders: OrderUnits[] };
}

type ShipmentOf<Instant> = Shipment<Instant> & { id: string };
type ReturnOf<Instant> = Pick<Return<Instant>, 'state' | 'lines'> & { rmaNumber: string };

export function returnLineKey({
  shipmentId,
  sku,
  lot,
}: Pick<ReturnLine, 'shipmentId' | 'sku' | 'lot'>): string {
  return JSON.stringify([shipmentId, sku, lot]);
}

/** `returns` contains all of the account's returns. The result has the same order as the shipments. */
export function returnableLines<Instant extends Moment>(
  shipments: readonly ShipmentOf<Instant>[],
  returns: readonly ReturnOf<Instant>[],
): ReturnableLine[] {
  const lines = new Map<string, ReturnableLine>();
  for (const shipment of shipments) {
    if (shipment.state !== 'released') continue;
    for (const { sku, name, lot, expiry, quantity } of shipment.lines) {
      const order = orderOf(shipment, sku, returns);
      if (!order) continue;
      const key = returnLineKey({ shipmentId: shipment.id, sku, lot });
      const shipped = (lines.get(key)?.shipped ?? 0) + quantity;
      const { rmaNumber } = shipment;
      lines.set(key, {
        shipmentId: shipment.id,
        ...order,
        sku,
        name,
        lot,
        expiry,
        shippedAt: new Date(shipment.shippedAt.toMillis()),
        shipped,
        returnable: shipped,
        ...(rmaNumber !== null && { replacement: { rmaNumber, orders: [] } }),
      });
    }
  }
  for (const claim of claimsOf(returns)) {
    const line = lines.get(returnLineKey(claim));
    if (line) line.returnable = Math.max(0, line.returnable - claimedUnits(claim));
  }
  const unassigned = new Map<string, OrderUnits[]>();
  return [...lines.values()].map((line) => assignOrders(line, unassigned, returns));
}

/**
 * A replacement doesn't record which device each of its units replaces. Assigns each order as many units as it has
 * replaced devices, so that its payment covers their refund.
 */
function assignOrders<Instant>(
  line: ReturnableLine,
  unassigned: Map<string, OrderUnits[]>,
  returns: readonly ReturnOf<Instant>[],
): ReturnableLine {
  const { replacement, sku, returnable } = line;
  if (!replacement) return line;
  const { rmaNumber } = replacement;
  const key = JSON.stringify([rmaNumber, sku]);
  const left = unassigned.get(key) ?? unclaimedUnits(rmaNumber, sku, returns);
  const orders = sliceUnits(left, 0, returnable);
  unassigned.set(key, sliceUnits(left, returnable, Number.POSITIVE_INFINITY));
  const [first] = orders;
  const order = first && { orderId: first.orderId, orderNumber: first.orderNumber };
  return { ...line, ...order, replacement: { rmaNumber, orders } };
}

/** The replaced units of each order, except those whose replacement is already part of another return. */
function unclaimedUnits<Instant>(
  rmaNumber: string,
  sku: string,
  returns: readonly ReturnOf<Instant>[],
): OrderUnits[] {
  const returned = returns.find((each) => each.rmaNumber === rmaNumber);
  const claims = claimsOf(returns).filter((each) => each.replacementOf === rmaNumber);
  const orders = new Map<string, OrderUnits>();
  const add = (
    { orderId, orderNumber }: Pick<ReturnLine, 'orderId' | 'orderNumber'>,
    quantity: number,
  ) => {
    const before = orders.get(orderId)?.quantity ?? 0;
    orders.set(orderId, { orderId, orderNumber, quantity: before + quantity });
  };
  for (const line of replacedLines(returned?.lines ?? [], [{ sku }]))
    add(line, replacedUnits(line));
  for (const claim of claims) if (claim.sku === sku) add(claim, -claimedUnits(claim));
  return [...orders.values()].filter(({ quantity }) => quantity > 0);
}

const claimsOf = <Instant>(returns: readonly ReturnOf<Instant>[]) =>
  returns.filter(({ state }) => claimsUnits(state)).flatMap(({ lines }) => lines);

/** Returns `quantity` units, starting at the position `start`. */
export function sliceUnits(
  orders: readonly OrderUnits[],
  start: number,
  quantity: number,
): OrderUnits[] {
  let position = 0;
  return orders.flatMap((order) => {
    const from = Math.max(start, position);
    position += order.quantity;
    const to = Math.min(start + quantity, position);
    return to > from ? [{ ...order, quantity: to - from }] : [];
  });
}

/**
 * Units that weren't accepted or didn't arrive don't count: the customer still has them and may return them later,
 * unless they were replaced.
 */
function claimedUnits(line: ReturnLine): number {
  if (line.resolution === 'replacement') return replacedUnits(line);
  return line.receivedQuantity ?? line.acceptedQuantity ?? line.quantity;
}

function orderOf<Instant>(
  { orderId, orderNumber, rmaNumber }: Shipment<Instant>,
  sku: string,
  returns: readonly ReturnOf<Instant>[],
): Pick<ReturnableLine, 'orderId' | 'orderNumber'> | undefined {
  if (orderId !== null) return { orderId, orderNumber };
  const returned = returns.find((each) => each.rmaNumber === rmaNumber);
  const [replaced] = replacedLines(returned?.lines ?? [], [{ sku }]);
  return replaced && { orderId: replaced.orderId, orderNumber: replaced.orderNumber };
}
