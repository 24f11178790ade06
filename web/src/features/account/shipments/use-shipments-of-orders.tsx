import { limit, orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import { Fragment, useState } from 'react';
import { useFirestore } from 'reactfire';
import { shipments, withId } from '../../../shared/firestore/collections.ts';
import { QueryListener } from '../../../shared/firestore/query-listener.tsx';
import type { OrderLines } from './use-line-note.ts';
import type { OwnShipment } from './use-own-shipments.ts';
import { hasShipments } from './use-shipped-note.ts';

/** By order, oldest first. */
export type ShipmentsOfOrders = ReadonlyMap<string, readonly OwnShipment[]>;

type ShippedOrder = Pick<OrderLines, 'shipped'> & { id: string };

/** Firestore finds at most 30 values in one query. */
const ordersPerQuery = 25;

/** The limit in the Firestore rules. */
const maxShipments = 500;

/**
 * Listens to the orders' released shipments and to the replacements of their devices, with two queries per page of
 * orders. Orders without shipments need no query. `readyCount` is the number of orders that can be shown now without
 * growing later when their shipments load.
 */
export function useShipmentsOfOrders<Row extends ShippedOrder>(
  uid: string,
  orders: readonly Row[] | undefined,
) {
  const [known, setKnown] = useState<ShipmentsOfOrders>(new Map());
  const [replacements, setReplacements] = useState<ShipmentsOfOrders>(new Map());
  const [readyCount, setReadyCount] = useState<number>();
  const pages = pagesOf(orders ?? [])
    .map(shippedIds)
    .filter((ids) => ids.length > 0);
  const isReady = pages.flat().every((id) => known.has(id) && replacements.has(id));
  if (orders && isReady && readyCount !== orders.length) setReadyCount(orders.length);
  return {
    shipments: combine(known, replacements),
    readyOrders: readyCount === undefined ? undefined : orders?.slice(0, readyCount),
    /** Render these to keep the shipments live. They show nothing. */
    listeners: pages.map((ids) => (
      <Fragment key={ids.join()}>
        <ShipmentListener
          uid={uid}
          orderIds={ids}
          ofOrders={[where('orderId', 'in', ids)]}
          onChange={(loaded) => setKnown((current) => new Map([...current, ...loaded]))}
        />
        <ShipmentListener
          uid={uid}
          orderIds={ids}
          ofOrders={[
            where('replacedOrderIds', 'array-contains-any', ids),
            orderBy('shippedAt', 'desc'),
          ]}
          onChange={(loaded) => setReplacements((current) => new Map([...current, ...loaded]))}
        />
      </Fragment>
    )),
  };
}

function combine(known: ShipmentsOfOrders, replacements: ShipmentsOfOrders): ShipmentsOfOrders {
  return new Map(
    [...known].map(([id, shipments]) => [
      id,
      [...shipments, ...(replacements.get(id) ?? [])].toSorted(
        (a, b) => a.shippedAt.toMillis() - b.shippedAt.toMillis(),
      ),
    ]),
  );
}

function pagesOf<Row>(orders: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(orders.length / ordersPerQuery) }, (_, index) =>
    orders.slice(index * ordersPerQuery, (index + 1) * ordersPerQuery),
  );
}

function shippedIds(orders: readonly ShippedOrder[]): string[] {
  return orders.filter(hasShipments).map(({ id }) => id);
}

interface ShipmentListenerProps {
  uid: string;
  orderIds: readonly string[];
  ofOrders: readonly QueryConstraint[];
  onChange: (shipments: ShipmentsOfOrders) => void;
}

function ShipmentListener({ uid, orderIds, ofOrders, onChange }: ShipmentListenerProps) {
  return (
    <QueryListener
      query={query(
        shipments(useFirestore()),
        where('uid', '==', uid),
        where('state', '==', 'released'),
        ...ofOrders,
        limit(maxShipments),
      )}
      onChange={({ docs }) => {
        const loaded = docs.map(withId);
        const isOf = (id: string, { orderId, replacedOrderIds = [] }: OwnShipment) =>
          orderId === id || replacedOrderIds.includes(id);
        onChange(new Map(orderIds.map((id) => [id, loaded.filter((each) => isOf(id, each))])));
      }}
    />
  );
}
