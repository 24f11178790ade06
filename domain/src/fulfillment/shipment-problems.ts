import type { OrderRecord } from '../order/order.ts';
import { lotKey } from './lot.ts';
import { lineQuantities } from './open-quantities.ts';
import { isExpired } from './packing.ts';
import type { ShipmentLine } from './shipment.ts';

/** A line of an order or a return that can still be shipped. */
export interface ShippableLine {
  sku: string;
  name: string;
  /** Units still to be shipped. */
  open: number;
}

type ShippedOrder = Pick<OrderRecord<unknown>, 'items' | 'status' | 'lineRefunds' | 'packed'>;

export function shippableLines(order: ShippedOrder): ShippableLine[] {
  const names = new Map(order.items.map(({ sku, name }) => [sku, name]));
  return lineQuantities(order, order.packed).map(({ sku, open }) => ({
    sku,
    name: names.get(sku) ?? sku,
    open,
  }));
}

export type NewLine = Omit<ShipmentLine, 'name'>;

/** Combines lines of the same lot. Drops an expiry without a lot. */
export function combineLines(lines: readonly NewLine[]): NewLine[] {
  const combined = new Map<string, NewLine>();
  for (const { sku, quantity, lot, expiry: given } of lines) {
    const expiry = lot === null ? null : given;
    const key = JSON.stringify([sku, lot, expiry]);
    const known = combined.get(key);
    combined.set(key, { sku, quantity: quantity + (known?.quantity ?? 0), lot, expiry });
  }
  return [...combined.values()];
}

/** `code` is the code of the refusal, and the other fields are its details. */
export type ShipmentProblem =
  | { code: 'shipment-wrong-item'; sku: string }
  | { code: 'shipment-surplus'; sku: string; open: number }
  | { code: 'shipment-lot-missing'; sku: string }
  | { code: 'shipment-expired'; sku: string; lot: string | null; expiry: string }
  | { code: 'shipment-other-expiry'; sku: string; lot: string }
  /** `known` is the expiry date from earlier shipments of this lot. */
  | { code: 'lot-expiry-differs'; sku: string; lot: string; expiry: string; known: string }
  | { code: 'lot-on-hold'; sku: string; lot: string };

interface ShipmentFacts {
  shippable: readonly ShippableLine[];
  isLotTracked: (sku: string) => boolean;
  /** Keys as returned by `lotKey`. */
  heldLots: ReadonlySet<string>;
  /** By `lotKey`, without the dates that staff have found to be wrong. */
  knownExpiries: ReadonlyMap<string, string>;
  /** The office's calendar date, such as `2026-11-27`. */
  today: string;
}

/** Expects lines from `combineLines`. Returns the first problem. */
export function findShipmentProblem(
  lines: readonly NewLine[],
  { shippable, isLotTracked, heldLots, knownExpiries, today }: ShipmentFacts,
): ShipmentProblem | undefined {
  const open = new Map(shippable.map((line) => [line.sku, line.open]));
  const packed = new Map<string, number>();
  const seenLots = new Set<string>();
  for (const { sku, quantity, lot, expiry } of lines) {
    const ofSku = open.get(sku);
    if (ofSku === undefined) return { code: 'shipment-wrong-item', sku };
    const total = quantity + (packed.get(sku) ?? 0);
    if (total > ofSku) return { code: 'shipment-surplus', sku, open: ofSku };
    packed.set(sku, total);
    if (isLotTracked(sku) && (lot === null || expiry === null))
      return { code: 'shipment-lot-missing', sku };
    if (expiry !== null && isExpired(expiry, today))
      return { code: 'shipment-expired', sku, lot, expiry };
    if (lot === null) continue;
    const key = lotKey(sku, lot);
    if (heldLots.has(key)) return { code: 'lot-on-hold', sku, lot };
    if (seenLots.has(key)) return { code: 'shipment-other-expiry', sku, lot };
    seenLots.add(key);
    const known = knownExpiries.get(key);
    if (expiry !== null && known !== undefined && known !== expiry)
      return { code: 'lot-expiry-differs', sku, lot, expiry, known };
  }
  return undefined;
}
