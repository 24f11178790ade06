import type { Shipment } from '../fulfillment/shipment.ts';
import { replacedLines } from './replacements.ts';
import type { Return, ReturnLine } from './return.ts';
import type { ShippedDevice } from './return-policy.ts';
import { claimsUnits } from './return-transitions.ts';

interface Moment {
  toMillis(): number;
}

/** The units of one lot of a SKU in one released shipment. */
export interface ReturnableLine extends ShippedDevice {
  shipmentId: string;
  /** For a replacement, the order of the device that it replaces. */
  orderId: string;
  orderNumber: string | null;
  name: string;
  shipped: number;
  /** Units that aren't part of a return yet. */
  returnable: number;
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

/** `returns` are all returns of the account. The lines are in the order of the shipments. */
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
      });
    }
  }
  const claimed = returns.filter(({ state }) => claimsUnits(state)).flatMap(({ lines }) => lines);
  for (const claim of claimed) {
    const line = lines.get(returnLineKey(claim));
    if (line) line.returnable = Math.max(0, line.returnable - claimedUnits(claim));
  }
  return [...lines.values()];
}

/** The customer still has units that weren't accepted or didn't arrive, and may return them later. */
function claimedUnits({ quantity, acceptedQuantity, receivedQuantity }: ReturnLine): number {
  return receivedQuantity ?? acceptedQuantity ?? quantity;
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
