import { formatPrice } from '@dental-shop/domain/money/price';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRecordDate } from '../../../../shared/formatting/use-record-date.ts';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { ColoredChip, StatusChip } from '../../../../shared/orders/status-chip.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { StaffTable } from '../../table/staff-table.tsx';
import type { TableColumn, TablePager } from '../../table/table-types.ts';
import { useOfficeTimeZone } from '../../time/office-time-zone.ts';
import type { OrderSort } from './order-list-address.ts';
import type { ListedOrder } from './use-order-list.ts';

export interface OrderTableProps {
  orders: readonly ListedOrder[];
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  pager?: TablePager;
}

export function OrderTable({ orders, sort, onSort, pager }: OrderTableProps) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const columns = useColumns();
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
      pager={pager}
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
