import type { Consignee, Shipment } from '../fulfillment/shipment.ts';
import type { Return } from '../returns/return.ts';
import { compareConsignees } from './compare-consignees.ts';

interface Moment {
  toMillis(): number;
}

/** Units of one lot in one shipment. */
export interface ReceivedLot<Instant> {
  shipment: Shipment<Instant> & { id: string };
  lot: string;
  quantity: number;
  returned: number;
}

/** A customer who received at least one unit of the lots. */
export interface Recipient<Instant> {
  uid: string;
  /** The consignee of the latest shipment. */
  consignee: Consignee;
  quantity: number;
  returned: number;
  /** Oldest first. */
  received: ReceivedLot<Instant>[];
}

/**
 * Includes shipments that can still be undone, because the package may already have left. Sorted by
 * name.
 */
export function groupRecipients<Instant extends Moment>(
  { sku, lots }: { sku: string; lots: readonly string[] },
  shipments: readonly (Shipment<Instant> & { id: string })[],
  returns: readonly Pick<Return<Instant>, 'lines'>[],
): Recipient<Instant>[] {
  const returned = returnedUnits(sku, returns);
  const received = shipments
    .filter(({ state }) => state !== 'undone')
    .toSorted((a, b) => a.shippedAt.toMillis() - b.shippedAt.toMillis())
    .flatMap((shipment) =>
      lots.flatMap((lot) => {
        const quantity = shippedUnits(shipment, sku, lot);
        if (quantity === 0) return [];
        return [{ shipment, lot, quantity, returned: returned.get(keyOf(shipment.id, lot)) ?? 0 }];
      }),
    );
  const byCustomer = new Map<string, ReceivedLot<Instant>[]>();
  for (const row of received) {
    const { uid } = row.shipment;
    byCustomer.set(uid, [...(byCustomer.get(uid) ?? []), row]);
  }
  return [...byCustomer]
    .flatMap(([uid, rows]) => {
      const latest = rows.at(-1);
      return latest ? [toRecipient(uid, latest.shipment.consignee, rows)] : [];
    })
    .toSorted((a, b) => compareConsignees(identify(a), identify(b)));
}

function toRecipient<Instant>(
  uid: string,
  consignee: Consignee,
  received: ReceivedLot<Instant>[],
): Recipient<Instant> {
  return {
    uid,
    consignee,
    quantity: sum(received.map(({ quantity }) => quantity)),
    returned: sum(received.map(({ returned }) => returned)),
    received,
  };
}

const identify = ({ uid, consignee: { name } }: Recipient<unknown>) => ({ uid, name });

interface Received {
  received: readonly Pick<ReceivedLot<unknown>, 'lot'>[];
}

/** Every lot that the customer received, without repetition. */
export function lotsOf({ received }: Received): string[] {
  return [...new Set(received.map(({ lot }) => lot))];
}

const keyOf = (shipmentId: string, lot: string) => `${shipmentId}|${lot}`;

function shippedUnits({ lines }: Pick<Shipment<unknown>, 'lines'>, sku: string, lot: string) {
  return sum(
    lines.filter((line) => line.sku === sku && line.lot === lot).map(({ quantity }) => quantity),
  );
}

/** Counts only units that have arrived. */
function returnedUnits(
  sku: string,
  returns: readonly Pick<Return<unknown>, 'lines'>[],
): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const line of returns.flatMap(({ lines }) => lines)) {
    if (line.sku !== sku || line.lot === null) continue;
    const key = keyOf(line.shipmentId, line.lot);
    units.set(key, (units.get(key) ?? 0) + (line.receivedQuantity ?? 0));
  }
  return units;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
