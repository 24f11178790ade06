import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import type { OrderFilters } from '@dental-shop/domain/order/order-filters';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { useOfficeTimeZoneName } from '../../time/office-time-zone.ts';
import { isFiltered } from './order-list-address.ts';

/** Explains why the list doesn't show all orders, even while the filters are collapsed. */
export function ActiveFilters({ filters }: { filters: OrderFilters }) {
  const { t, i18n } = useTranslation(['staff', 'translation']);
  const timeZone = useOfficeTimeZoneName();
  if (!isFiltered(filters)) return null;
  const { search, status, sku, from, to, customer } = filters;
  const day = (date: string) => formatCalendarDate(date, i18n.language);
  const statusName =
    status === 'attention'
      ? t('orders.filters.attention')
      : status && t(`translation:account.statuses.${status}`);
  const named = (label: string, value: string) => t('orders.filters.active', { label, value });
  const parts = [
    ...(search ? [t('orders.filters.searching', { search })] : []),
    ...(customer ? [t('orders.filters.ofCustomer')] : []),
    ...(statusName ? [named(t('orders.filters.status'), statusName)] : []),
    ...(sku ? [named(t('orders.order.sku'), sku)] : []),
    ...(from ? [named(t('orders.filters.from'), day(from))] : []),
    ...(to ? [named(t('orders.filters.to'), day(to))] : []),
    ...(from || to ? [timeZone] : []),
  ];
  return (
    <Box sx={lineStyle}>
      <Box component="span" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {parts.join(' · ')}
      </Box>
      <Button component={Link} to={staffPaths.orders()}>
        {t('orders.filters.reset')}
      </Button>
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
} as const;
