import { apiPaths } from '@dental-shop/domain/api/paths';
import { ordersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { downloadForStaff } from '../../staff-download.ts';

export function ExportOrdersButton({ days }: { days: () => { from: string; to: string } | null }) {
  const { t } = useTranslation('staff');
  const [areDaysValid, setAreDaysValid] = useState(true);
  const { mutate, reset, isPending, isError } = useMutation({
    mutationKey: ['staffOrders'],
    mutationFn: ({ from, to }: { from: string; to: string }) => {
      const path = `${apiPaths.staffOrdersCsv}?${new URLSearchParams({ from, to })}`;
      return downloadForStaff(path, `orders-${from}-to-${to}.csv`);
    },
  });
  const download = () => {
    const query = ordersCsvQuery.safeParse(days());
    setAreDaysValid(query.success);
    if (query.success) mutate(query.data);
    else reset();
  };
  return (
    <>
      <Button disabled={isPending} onClick={download}>
        {t(isPending ? 'orders.filters.exporting' : 'orders.filters.export')}
      </Button>
      <Box role="alert" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {(!areDaysValid || isError) && (
          <Alert severity="error" role="presentation">
            {t(areDaysValid ? 'orders.filters.exportFailed' : 'orders.filters.exportDays')}
          </Alert>
        )}
      </Box>
    </>
  );
}
