import { apiPaths } from '@dental-shop/domain/api/paths';
import { ordersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useStaffDownload } from '../../staff-download.ts';

export function ExportOrdersButton({ days }: { days: () => { from: string; to: string } | null }) {
  const { t } = useTranslation('staff');
  const [areDaysValid, setAreDaysValid] = useState(true);
  const { mutate, reset, isPending, isError } = useStaffDownload();
  const download = () => {
    const query = ordersCsvQuery.safeParse(days());
    setAreDaysValid(query.success);
    if (!query.success) return reset();
    const { from, to } = query.data;
    mutate({
      path: `${apiPaths.staffOrdersCsv}?${new URLSearchParams({ from, to })}`,
      fallbackName: `orders-${from}-to-${to}.csv`,
    });
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
