import type { OrderStatus } from '../order/order-status.ts';

/** Quantities by SKU. SKUs without units may be missing. */
export type Units = Readonly<Record<string, number>>;

export type FulfillmentStatus = 'unfulfilled' | 'partially shipped' | 'shipped';

export interface LineRefund {
  /** The idempotency key of the refund. */
  requestId: string;
  /** In ms since 1970. */
  requestedAt: number;
  /** `shippedQuantity` is the part of `quantity` that had already been shipped. */
  lines: { sku: string; quantity: number; shippedQuantity: number }[];
  /** Set only if the customer returned the units. */
  returned?: true;
  /** Stripe or the bank rejected the refund, so its units are open again. */
  failed: boolean;
}

export interface LineQuantities {
  sku: string;
  ordered: number;
  shipped: number;
  refunded: number;
  /** The refunded units that are in shipments. */
  refundedShipped: number;
  /** Units that still have to be shipped. */
  open: number;
}

interface SkuUnits {
  sku: string;
  quantity: number;
}

/** The fields of an order that its quantities depend on. */
interface OrderLines {
  items: readonly SkuUnits[];
  status: OrderStatus;
  lineRefunds?: readonly LineRefund[];
}

/**
 * A refund reduces the open quantities only if it's for specific lines, because other amounts may be goodwill gestures.
 * Refunds of returned units don't count either, because those units were shipped. After a full refund, nothing is open.
 */
export function lineQuantities(order: OrderLines, shippedUnits: Units = {}): LineQuantities[] {
  return order.items.map(({ sku, quantity: ordered }) => {
    const shipped = shippedUnits[sku] ?? 0;
    const { refunded, returned } = refundedUnits(order.lineRefunds, sku);
    const isOpen = order.status !== 'refunded' && order.status !== 'failed';
    const paid = ordered - (refunded - returned);
    const open = isOpen ? Math.max(0, paid - shipped) : 0;
    const refundedShipped = Math.min(shipped, returned + Math.max(0, shipped - paid));
    return { sku, ordered, shipped, refunded, refundedShipped, open };
  });
}

function refundedUnits(refunds: readonly LineRefund[] = [], sku: string) {
  const units = (each: readonly LineRefund[]) =>
    each
      .flatMap(({ lines }) => lines)
      .filter((line) => line.sku === sku)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const succeeded = refunds.filter(({ failed }) => !failed);
  return { refunded: units(succeeded), returned: units(succeeded.filter((each) => each.returned)) };
}

/**
 * The refunded amount that isn't assigned to any units, in cents. It leaves all units open, even if a refund was meant
 * for some of them.
 */
export function refundedByAmount(order: {
  items: readonly (SkuUnits & { unitPrice: number })[];
  amountRefunded: number;
  lineRefunds?: readonly LineRefund[];
}): number {
  const ofUnits = order.items.reduce(
    (cents, { sku, unitPrice }) =>
      cents + unitPrice * refundedUnits(order.lineRefunds, sku).refunded,
    0,
  );
  return Math.max(0, order.amountRefunded - ofUnits);
}

function fulfillmentStatus(lines: readonly LineQuantities[]): FulfillmentStatus {
  if (lines.every(({ shipped }) => shipped === 0)) return 'unfulfilled';
  return lines.some(({ open }) => open > 0) ? 'partially shipped' : 'shipped';
}

/** What the customer sees: counts released shipments only. */
export function customersFulfillment(order: OrderLines & { shipped?: Units }): FulfillmentStatus {
  return fulfillmentStatus(lineQuantities(order, order.shipped));
}

/** False while the bank is processing the payment or the customer disputes it. */
export function canShip({ status }: Pick<OrderLines, 'status'>): boolean {
  return status === 'completed';
}

/**
 * What staff see: also counts shipments that can still be undone. Orders that predate shipments stay
 * out of the queue, because they were sent long ago.
 */
export function staffFulfillment(record: OrderLines & { packed?: Units }): {
  packing: FulfillmentStatus;
  toShip: boolean;
} {
  if (!record.packed) return { packing: 'unfulfilled', toShip: false };
  const lines = lineQuantities(record, record.packed);
  return {
    packing: fulfillmentStatus(lines),
    toShip: canShip(record) && lines.some(({ open }) => open > 0),
  };
}

/**
 * Whether the shop can still stop some of the units from being sent. Unlike `toShip`, this includes units that are
 * packed but not released, and orders whose payment isn't settled or is disputed. Orders that predate shipments were
 * sent long ago.
 */
export function hasUnsentUnits(record: OrderLines & { packed?: Units; shipped?: Units }): boolean {
  if (!record.packed) return false;
  return lineQuantities(record, record.shipped).some(({ open }) => open > 0);
}

export function addUnits(units: Units, lines: readonly SkuUnits[]): Units {
  const sum: Record<string, number> = { ...units };
  for (const { sku, quantity } of lines) sum[sku] = (sum[sku] ?? 0) + quantity;
  return sum;
}

export function subtractUnits(units: Units, lines: readonly SkuUnits[]): Units {
  return addUnits(
    units,
    lines.map(({ sku, quantity }) => ({ sku, quantity: -quantity })),
  );
}
