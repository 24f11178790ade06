import {
  addUnits,
  canShip,
  customersFulfillment,
  subtractUnits,
} from '@dental-shop/domain/fulfillment/open-quantities';
import { recountReturn } from '@dental-shop/domain/fulfillment/recount-units';
import type { Consignee, Shipment } from '@dental-shop/domain/fulfillment/shipment';
import {
  type ShippableLine,
  shippableLines,
} from '@dental-shop/domain/fulfillment/shipment-problems';
import type { Language } from '@dental-shop/domain/language/language';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { RefusalCode } from '@dental-shop/domain/refusal/refusal';
import {
  needsReplacement,
  replacedLines,
  replacementLines,
} from '@dental-shop/domain/returns/replacements';
import type { Return } from '@dental-shop/domain/returns/return';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { returns, shipments } from '../platform/firestore/fulfillment.ts';
import { readOrderRecord, writeQuantities } from '../platform/firestore/order-record.ts';

type Lines = readonly { sku: string; quantity: number }[];

export type SubjectId = { orderId: string } | { rmaNumber: string };

/** What a shipment fulfills: an order, or the replacements of a return. */
export interface ShipmentSubject {
  facts: Pick<Shipment<never>, 'uid' | 'kind' | 'orderId' | 'orderNumber' | 'rmaNumber'>;
  consignee: Pick<Consignee, 'name' | 'address'>;
  /** The order's language; undefined if the account's language applies. */
  language: Language | undefined;
  /** The order whose page shows a shipment of these lines. */
  page: (lines: Lines) => { orderId: string; number?: string };
  /** For a replacement, the orders whose devices these lines replace. */
  replacedOrders: (lines: Lines) => Pick<Shipment<never>, 'replacedOrderIds'>;
  shippable: ShippableLine[];
  /**
   * Whether the customer will still see open units after this shipment is released. Units in other held shipments count
   * as open.
   */
  isPartial: (shipment: Shipment<unknown>) => Promise<boolean>;
  /** The reason if nothing can be shipped. */
  problem: RefusalCode | undefined;
  pack: (lines: Lines) => void;
  unpack: (lines: Lines) => void;
  release: (lines: Lines) => void;
}

export function subjectOf({
  orderId,
  rmaNumber,
}: Pick<Shipment<unknown>, 'orderId' | 'rmaNumber'>): SubjectId {
  return rmaNumber === null ? { orderId: orderId ?? '' } : { rmaNumber };
}

/** Undefined if the order or return doesn't exist. Of `pack`, `unpack`, and `release`, call only one, and only once. */
export async function readShipmentSubject(
  firestore: Firestore,
  transaction: Transaction,
  subject: SubjectId,
): Promise<ShipmentSubject | undefined> {
  if ('orderId' in subject) {
    const { orderId } = subject;
    const order = await readOrderRecord(firestore, orderId, (each) => transaction.get(each));
    return order && orderSubject(firestore, transaction, orderId, order);
  }
  const reference = returns(firestore).doc(subject.rmaNumber);
  const returned = (await transaction.get(reference)).data();
  return returned && returnSubject(firestore, transaction, subject.rmaNumber, returned);
}

function orderSubject(
  firestore: Firestore,
  transaction: Transaction,
  orderId: string,
  order: OrderRecord<Timestamp>,
): ShipmentSubject {
  const { uid, number, packed = {}, shipped = {} } = order;
  const change = (quantities: Parameters<typeof writeQuantities>[4]) =>
    writeQuantities(firestore, transaction, orderId, order, quantities);
  return {
    facts: { uid, kind: 'order', orderId, orderNumber: number ?? null, rmaNumber: null },
    consignee: { name: order.customerName, address: order.shippingAddress },
    language: order.details?.language,
    page: () => ({ orderId, ...(number && { number }) }),
    replacedOrders: () => ({}),
    shippable: shippableLines(order),
    isPartial: async ({ lines }) =>
      customersFulfillment({ ...order, shipped: addUnits(shipped, lines) }) === 'partially shipped',
    problem: canShip(order) ? undefined : 'order-not-shippable',
    pack: (lines) => change({ packed: addUnits(packed, lines) }),
    unpack: (lines) => change({ packed: subtractUnits(packed, lines) }),
    release: (lines) => change({ shipped: addUnits(shipped, lines) }),
  };
}

function returnSubject(
  firestore: Firestore,
  transaction: Transaction,
  rmaNumber: string,
  returned: Return<Timestamp>,
): ShipmentSubject {
  const { uid, replaced, lines: returnedLines } = returned;
  const setReplaced = (units: Readonly<Record<string, number>>) => {
    const changed = { ...returned, replaced: { ...units } };
    transaction.update(returns(firestore).doc(rmaNumber), {
      replaced: changed.replaced,
      toReplace: needsReplacement(changed),
      updatedAt: Timestamp.now(),
    });
  };
  return {
    facts: { uid, kind: 'replacement', orderId: null, orderNumber: null, rmaNumber },
    consignee: { name: returned.customerName, address: returned.address },
    language: undefined,
    page: (lines) => {
      const [replaced] = replacedLines(returnedLines, lines);
      return {
        orderId: replaced?.orderId ?? '',
        ...(replaced?.orderNumber && { number: replaced.orderNumber }),
      };
    },
    replacedOrders: (lines) => {
      const orderIds = replacedLines(returnedLines, lines).map(({ orderId }) => orderId);
      return { replacedOrderIds: [...new Set(orderIds)] };
    },
    shippable: replacementLines(returned),
    isPartial: async (shipment) => {
      const { docs } = await transaction.get(
        shipments(firestore).where('rmaNumber', '==', rmaNumber),
      );
      const released = docs.map((each) => each.data()).filter(({ state }) => state === 'released');
      return recountReturn(returned, [...released, shipment]).toReplace;
    },
    problem: undefined,
    pack: (lines) => setReplaced(addUnits(replaced, lines)),
    unpack: (lines) => setReplaced(subtractUnits(replaced, lines)),
    release: () => {},
  };
}
