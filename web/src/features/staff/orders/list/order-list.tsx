import type { OrderFilters } from '@dental-shop/domain/order/order-filters';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordDate } from '../../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { OrderAmount } from '../../../../shared/orders/order-amount.tsx';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { StatusChip } from '../../../../shared/orders/status-chip.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { type Column, Records } from '../../../../shared/ui/records.tsx';
import { useOfficeTimeZone } from '../../office-time-zone.ts';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { isFiltered, writeFilters } from './order-filters.ts';
import { type Cursor, type Page, writeCursor } from './page-cursor.ts';
import { type ListedOrder, type SearchableSelection, useOrderList } from './use-order-list.ts';

interface OrderListProps {
  selection: SearchableSelection;
  page: Page;
  filters: OrderFilters;
  onShown: (count: number) => void;
}

export function OrderList({ selection, page, filters, onShown }: OrderListProps) {
  const { t } = useTranslation('staff');
  const columns = useColumns();
  const list = useOrderList(selection, page);
  const count = typeof list === 'string' ? undefined : list.orders.length;
  useEffect(() => {
    if (count !== undefined) onShown(count);
  }, [count, onShown]);
  if (list === 'loading') return <RecordsSkeleton />;
  if (list === 'unreachable') return <DatabaseFailure />;
  const { orders, newer, older } = list;
  // A page may have only partial matches of a search, but the next ones may have more.
  if (orders.length === 0 && !newer && !older) {
    return <NoOrders isFiltered={isFiltered(filters) || page.from !== 'newest'} />;
  }
  return (
    <Stack spacing={2}>
      <Records label={t('orders.title')} columns={columns} rows={orders} />
      <OrderPager filters={filters} newer={newer} older={older} />
    </Stack>
  );
}

function useColumns(): Column<ListedOrder>[] {
  const { t } = useTranslation(['staff', 'translation']);
  const recordDate = useRecordDate('dayAndTime', useOfficeTimeZone());
  return [
    {
      label: t('translation:account.orders.id'),
      content: ({ id, number }) => (
        <MuiLink
          component={Link}
          to={staffPaths.order(id)}
          sx={{ display: 'inline-block', py: 1.25, my: -1.25 }}
        >
          {orderName({ id, number })}
        </MuiLink>
      ),
    },
    { label: t('translation:account.orders.date'), content: recordDate },
    {
      label: t('orders.list.customer'),
      content: ({ customerName, email }) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <span>{customerName}</span>
          <Typography variant="body2" color="textSecondary">
            {email}
          </Typography>
        </Box>
      ),
    },
    {
      label: t('translation:account.orders.items'),
      content: ({ items }) =>
        items.map(({ sku, quantity }) => <div key={sku}>{`${quantity} × ${sku}`}</div>),
    },
    {
      label: t('translation:account.orders.amount'),
      isAmount: true,
      content: (order) => <OrderAmount order={order} />,
    },
    {
      label: t('translation:account.orders.status'),
      content: ({ status, attention }) => (
        <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
          <StatusChip status={status} />
          {attention.length > 0 && (
            <Chip size="small" color="secondary" label={t('orders.filters.attention')} />
          )}
        </Stack>
      ),
    },
  ];
}

export function NoOrders({ isFiltered: hasFilters }: { isFiltered: boolean }) {
  const { t } = useTranslation('staff');
  return hasFilters ? (
    <EmptyState next={{ to: staffPaths.orders(), label: t('orders.filters.reset') }}>
      {t('orders.list.none')}
    </EmptyState>
  ) : (
    <EmptyState>{t('orders.list.noneYet')}</EmptyState>
  );
}

interface OrderPagerProps {
  filters: OrderFilters;
  newer: Cursor | undefined;
  older: Cursor | undefined;
}

function OrderPager({ filters, newer, older }: OrderPagerProps) {
  const { t } = useTranslation('staff');
  if (!newer && !older) return null;
  const next = (name: 'before' | 'after', cursor: Cursor) => {
    const address = writeFilters(filters);
    address.set(name, writeCursor(cursor));
    return staffPaths.orders(address);
  };
  return (
    <Stack
      component="nav"
      aria-label={t('orders.list.pages')}
      direction="row"
      sx={{ justifyContent: 'space-between', minHeight: 44 }}
    >
      {newer ? (
        <Button component={Link} to={next('before', newer)} rel="prev">
          {t('orders.list.newer')}
        </Button>
      ) : (
        <span />
      )}
      {older && (
        <Button component={Link} to={next('after', older)} rel="next">
          {t('orders.list.older')}
        </Button>
      )}
    </Stack>
  );
}
