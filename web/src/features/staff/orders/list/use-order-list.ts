import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { OrderSelection } from '@dental-shop/domain/order/order-selection';
import { documentId, orderBy, type Query, query, Timestamp, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { orderRecords, type WithId, withId } from '../../../../shared/firestore/collections.ts';
import { useServerCollection } from '../../../../shared/firestore/use-server-collection.ts';
import { bestMatches } from '../../best-matches.ts';
import type { OrderSort } from './order-filters.ts';
import { type Page, pageConstraints, slicePage } from './page-cursor.ts';

const pageSize = 25;

export type ListedOrder = WithId<OrderRecord<Timestamp>>;

export type SearchableSelection = Exclude<OrderSelection, { by: 'nothing' }>;

function ordersQuery(
  all: Query<OrderRecord<Timestamp>>,
  selection: SearchableSelection,
  page: Page,
  sort: OrderSort,
): Query<OrderRecord<Timestamp>> {
  const { conditions, from, until } = selection;
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

export function useOrderList(selection: SearchableSelection, page: Page, sort: OrderSort) {
  const ordered = ordersQuery(orderRecords(useFirestore()), selection, page, sort);
  const data = useServerCollection(ordered);
  if (!data) return 'loading' as const;
  if (data.empty && data.metadata.fromCache) return 'unreachable' as const;
  const { rows, previous, next } = slicePage(data.docs.map(withId), page, pageSize);
  return {
    orders: selection.find ? bestMatches(rows, selection.find) : rows,
    previous: previous ? rows[0] : undefined,
    next: next ? rows.at(-1) : undefined,
  };
}
