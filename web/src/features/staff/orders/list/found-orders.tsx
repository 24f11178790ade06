import { orderBy, query } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { orderRecords } from '../../../../shared/firestore/collections.ts';
import { FoundRecords } from '../../list-search/found-records.tsx';
import { OrderTable, type OrderTableProps } from './order-table.tsx';

interface FoundOrdersProps extends Pick<OrderTableProps, 'sort' | 'onSort'> {
  search: string;
}

/** Needs a new `key` for each search and sort order. */
export function FoundOrders({ search, sort, onSort }: FoundOrdersProps) {
  const { t } = useTranslation('staff');
  const all = orderRecords(useFirestore());
  return (
    <FoundRecords
      label={t('orders.title')}
      search={search}
      ordered={query(all, orderBy('createdAt', sort === 'oldest' ? 'asc' : 'desc'))}
      // In both sort orders and in the download, the newest orders decide whether to include names with a typo.
      decisive={query(all, orderBy('createdAt', 'desc'))}
    >
      {(orders) => <OrderTable orders={orders} sort={sort} onSort={onSort} />}
    </FoundRecords>
  );
}
