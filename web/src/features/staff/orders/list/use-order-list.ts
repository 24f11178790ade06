import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { SelectedOrders } from '@dental-shop/domain/order/order-selection';
import { documentId, orderBy, type Query, query, Timestamp, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { orderRecords, type WithId, withId } from '../../../../shared/firestore/collections.ts';
import { useLiveCollection } from '../../use-live-collection.ts';
import type { OrderSort } from './order-list-address.ts';
import { type Page, pageConstraints, slicePage } from './page-cursor.ts';

const pageSize = 25;

export type ListedOrder = WithId<OrderRecord<Timestamp>>;

function ordersQuery(
  all: Query<OrderRecord<Timestamp>>,
  selected: SelectedOrders,
  page: Page,
  sort: OrderSort,
): Query<OrderRecord<Timestamp>> {
  const { conditions, from, until } = selected;
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return query(
    all,
    ...conditions.map(({ field, operator, value }) => where(field, operator, value)),
    ...(from ? [where('createdAt', '>=', Timestamp.fromDate(from))] : []),
    ...(until ? [where('createdAt', '<', Timestamp.fromDate(until))] : []),
    orderBy('createdAt', direction),
    orderBy(documentId(), direction),
    ...pageConstraints(page, pageSize),
  );
}

export function useOrderList(selected: SelectedOrders, page: Page, sort: OrderSort) {
  const ordered = ordersQuery(orderRecords(useFirestore()), selected, page, sort);
  const data = useLiveCollection(ordered);
  if (typeof data === 'string') return data;
  const { rows, previous, next } = slicePage(data.docs.map(withId), page, pageSize);
  return {
    orders: rows,
    previous: previous ? rows[0] : undefined,
    next: next ? rows.at(-1) : undefined,
  };
}
