import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderFilters } from '@dental-shop/domain/order/order-filters';
import type { SelectedOrders } from '@dental-shop/domain/order/order-selection';
import MuiLink from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRecordDate } from '../../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { ColoredChip, StatusChip } from '../../../../shared/orders/status-chip.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { useOfficeTimeZone } from '../../office-time-zone.ts';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { StaffTable } from '../../table/staff-table.tsx';
import type { TableColumn } from '../../table/table-types.ts';
import { isFiltered, listAddress, type OrderSort } from './order-filters.ts';
import { type Cursor, type Page, writeCursor } from './page-cursor.ts';
import { type ListedOrder, useOrderList } from './use-order-list.ts';

export interface OrderListProps {
  selected: SelectedOrders;
  page: Page;
  filters: OrderFilters;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  onShown: (count: number) => void;
}

export function OrderList(props: OrderListProps) {
  const { selected, page, filters, sort, onSort, onShown } = props;
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const columns = useColumns();
  const list = useOrderList(selected, page, sort);
  const count = typeof list === 'string' ? undefined : list.orders.length;
  useEffect(() => {
    if (count !== undefined) onShown(count);
  }, [count, onShown]);
  if (list === 'loading') return <RecordsSkeleton />;
  if (list === 'unreachable') return <DatabaseFailure />;
  const { orders, previous, next } = list;
  // A page may have only partial matches of a search, but the next ones may have more.
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
    <StaffTable
      label={t('orders.title')}
      columns={columns}
      rows={orders}
      sort={{
        column: 'date',
        direction: sort === 'oldest' ? 'asc' : 'desc',
        onSort: (_column, direction) => onSort(direction === 'asc' ? 'oldest' : 'newest'),
      }}
      pager={{ previous: addressOf('before', previous), next: addressOf('after', next) }}
      onOpen={({ id }) => navigate(staffPaths.order(id))}
    />
  );
}

function useColumns(): TableColumn<ListedOrder>[] {
  const { t } = useTranslation(['staff', 'translation']);
  const recordDate = useRecordDate('shortDayAndTime', useOfficeTimeZone());
  return [
    {
      id: 'order',
      label: t('orders.list.order'),
      width: 110,
      content: ({ id, number }, { tabIndex }) => (
        <MuiLink component={Link} to={staffPaths.order(id)} tabIndex={tabIndex}>
          {orderName({ id, number })}
        </MuiLink>
      ),
    },
    {
      id: 'date',
      label: t('translation:account.orders.date'),
      width: 190,
      isSortable: true,
      content: recordDate,
    },
    {
      id: 'customer',
      label: t('orders.list.customer'),
      width: 140,
      grow: 3,
      content: ({ customerName, email }) => customerName || email,
    },
    {
      id: 'email',
      label: t('orders.list.email'),
      width: 140,
      grow: 2,
      from: 'xl',
      onCard: 'nowhere',
      content: ({ email }) => email,
    },
    {
      id: 'items',
      label: t('translation:account.orders.items'),
      width: 100,
      grow: 2,
      from: 'lg',
      content: ({ items }) => items.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', '),
    },
    {
      id: 'amount',
      label: t('translation:account.orders.amount'),
      width: 110,
      isAmount: true,
      onCard: 'corner',
      content: ({ amount, currency }) => formatPrice(amount, currency),
    },
    {
      id: 'refunded',
      label: t('orders.order.refunded'),
      width: 120,
      isAmount: true,
      from: 'lg',
      content: ({ amountRefunded, currency }) =>
        amountRefunded > 0 && formatPrice(amountRefunded, currency),
    },
    {
      id: 'status',
      label: t('translation:account.orders.status'),
      width: 130,
      content: ({ status }) => <StatusChip status={status} />,
    },
    {
      id: 'attention',
      label: t('orders.list.notes'),
      width: 160,
      content: ({ attention }) =>
        attention.length > 0 && <ColoredChip label={t('orders.filters.attention')} color="red" />,
    },
  ];
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
