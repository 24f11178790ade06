import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/config/paths.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { type OrderFilters, writeFilters } from './order-filters.ts';
import { type Cursor, writeCursor } from './page-cursor.ts';

interface OrderPagerProps {
  filters: OrderFilters;
  newer: Cursor | undefined;
  older: Cursor | undefined;
}

/** Links to the pages of newer and of older orders. */
export function OrderPager({ filters, newer, older }: OrderPagerProps) {
  const { t } = useTranslation('staff');
  if (!newer && !older) return null;
  const next = (name: 'before' | 'after', cursor: Cursor) => {
    const address = writeFilters(filters);
    address.set(name, writeCursor(cursor));
    return paths.staffOrders(address);
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
