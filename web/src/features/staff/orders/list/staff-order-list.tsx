import type { OrderFilters } from '@dental-shop/domain/order/order-filters';
import type { SelectedOrders } from '@dental-shop/domain/order/order-selection';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../../../shared/ui/fallbacks/empty-state.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { isFiltered, listAddress } from './order-list-address.ts';
import { OrderTable, type OrderTableProps } from './order-table.tsx';
import { type Cursor, type Page, writeCursor } from './page-cursor.ts';
import { useOrderList } from './use-order-list.ts';

interface StaffOrderListProps extends Pick<OrderTableProps, 'sort' | 'onSort'> {
  selected: SelectedOrders;
  page: Page;
  filters: OrderFilters;
  onShown: (count: number | undefined) => void;
}

export function StaffOrderList(props: StaffOrderListProps) {
  const { selected, page, filters, sort, onSort, onShown } = props;
  const list = useOrderList(selected, page, sort);
  const count = typeof list === 'string' ? undefined : list.orders.length;
  useEffect(() => {
    onShown(count);
    // The count is unknown until the next list has loaded.
    return () => onShown(undefined);
  }, [count, onShown]);
  if (list === 'loading') return <RecordsSkeleton />;
  if (list === 'unreachable') return <DatabaseFailure />;
  const { orders, previous, next } = list;
  if (orders.length === 0 && !previous && !next) {
    return <NoOrders isFiltered={isFiltered(filters) || page.from !== 'start'} />;
  }
  const addressOf = (name: 'before' | 'after', cursor: Cursor | undefined) => {
    if (!cursor) return undefined;
    const address = listAddress(filters, sort);
    address.set(name, writeCursor(cursor));
    return staffPaths.orders(address);
  };
  return (
    <OrderTable
      orders={orders}
      sort={sort}
      onSort={onSort}
      pager={{ previous: addressOf('before', previous), next: addressOf('after', next) }}
    />
  );
}

interface NoOrdersProps {
  isFiltered: boolean;
  isRangeInverted?: boolean;
}

export function NoOrders({ isFiltered: hasFilters, isRangeInverted }: NoOrdersProps) {
  const { t } = useTranslation('staff');
  return hasFilters ? (
    <EmptyState next={{ to: staffPaths.orders(), label: t('orders.filters.reset') }}>
      {t(isRangeInverted ? 'orders.filters.issues.inverted' : 'orders.list.none')}
    </EmptyState>
  ) : (
    <EmptyState>{t('orders.list.noneYet')}</EmptyState>
  );
}
