import { parseOrderNumber } from '@dental-shop/domain/order/order-number';
import { limit, query, where } from 'firebase/firestore';
import { Navigate } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { orderRecords } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { staffPaths } from '../staff-paths.ts';
import { useLiveCollection } from '../use-live-collection.ts';
import { NoSuchOrder } from './live-order.tsx';

/** Messages mention the number instead of the ID, so their links contain it. */
export function OrderByNumber({ typed }: { typed: string }) {
  const number = parseOrderNumber(typed);
  return number === undefined ? <NoSuchOrder /> : <NumberedOrder key={number} number={number} />;
}

function NumberedOrder({ number }: { number: string }) {
  const data = useLiveCollection(
    query(orderRecords(useFirestore()), where('number', '==', number), limit(1)),
  );
  if (data === 'loading') return <RecordsSkeleton />;
  if (data === 'unreachable') return <DatabaseFailure />;
  const [order] = data.docs;
  return order ? <Navigate to={staffPaths.order(order.id)} replace /> : <NoSuchOrder />;
}
