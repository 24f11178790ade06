import type { FindQuery } from '@dental-shop/domain/find/find-query';
import { selectFound } from '@dental-shop/domain/order/order-selection';
import { orderBy, query } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { orderRecords } from '../../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { useChosenTerms } from '../../use-chosen-terms.ts';
import { OrderList, type OrderListProps } from './order-list.tsx';

interface FoundOrdersProps extends Omit<OrderListProps, 'selected'> {
  find: FindQuery;
}

export function FoundOrders({ find, ...props }: FoundOrdersProps) {
  const newestFirst = query(orderRecords(useFirestore()), orderBy('createdAt', 'desc'));
  const chosen = useChosenTerms(newestFirst, find);
  if (chosen === 'loading') return <RecordsSkeleton />;
  if (chosen === 'unreachable') return <DatabaseFailure />;
  return <OrderList key={String(chosen.isExact)} selected={selectFound(chosen)} {...props} />;
}
