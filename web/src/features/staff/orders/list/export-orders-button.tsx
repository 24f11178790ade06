import { apiPaths } from '@dental-shop/domain/api/paths';
import {
  type OrdersCsvRows,
  ordersCsvName,
  ordersCsvRows,
} from '@dental-shop/domain/api/staff/orders-csv';
import type { OrderFilters } from '@dental-shop/domain/order/order-filters';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { downloadForStaff } from '../../staff-download.ts';
import { ActionMenu } from '../action-menu.tsx';

/** Downloads the orders that the list shows with these filters, on all its pages. */
export function ExportOrdersButton({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('staff');
  const { mutate, isPending, isError } = useMutation({
    mutationKey: ['staffOrders'],
    mutationFn: (rows: OrdersCsvRows) => {
      const body = { ...filters, rows };
      return downloadForStaff(apiPaths.staffOrdersCsv, ordersCsvName(body), {
        method: 'POST',
        body,
      });
    },
  });
  return (
    <>
      <ActionMenu
        disabled={isPending}
        label={t(isPending ? 'orders.filters.exporting' : 'orders.filters.export')}
      >
        {ordersCsvRows.map((rows) => (
          <MenuItem key={rows} onClick={() => mutate(rows)}>
            <span>{t(`orders.filters.exportRows.${rows}`)}</span>
          </MenuItem>
        ))}
      </ActionMenu>
      <Box role="alert" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {isError && (
          <Alert severity="error" role="presentation">
            {t('orders.filters.exportFailed')}
          </Alert>
        )}
      </Box>
    </>
  );
}
