import { apiPaths } from '@dental-shop/domain/api/paths';
import {
  type OrdersCsvRows,
  ordersCsvName,
  ordersCsvRows,
} from '@dental-shop/domain/api/staff/orders-csv';
import type { OrderFilters } from '@dental-shop/domain/order/order-filters';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { touchTarget } from '../../../../shared/theme/touch-target.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { downloadForStaff } from '../../staff-download.ts';

/** Downloads the orders that the list shows with these filters, on all its pages. */
export function ExportOrdersButton({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('staff');
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        disabled={isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t(isPending ? 'orders.filters.exporting' : 'orders.filters.export')}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // All content must be within a landmark.
        disablePortal
        sx={menuStyle}
      >
        {ordersCsvRows.map((rows) => (
          <MenuItem
            key={rows}
            onClick={() => {
              close();
              mutate(rows);
            }}
          >
            <span>{t(`orders.filters.exportRows.${rows}`)}</span>
          </MenuItem>
        ))}
      </Menu>
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

const menuStyle = { '& .MuiMenuItem-root': { minHeight: touchTarget } } as const;
