import { apiPaths } from '@dental-shop/domain/api/paths';
import { ordersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../../shared/api/download-file.ts';
import { describeFailure } from '../../../../shared/forms/describe-failure.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { withStepUp } from '../../session/step-up-authentication.ts';

interface ExportOrdersButtonProps {
  /** Reads the days from the form. */
  days: () => { from: string; to: string } | null;
}

/** The button that downloads the orders of the days in the form as CSV. */
export function ExportOrdersButton({ days }: ExportOrdersButtonProps) {
  const { t } = useTranslation('staff');
  const [state, setState] = useState<'idle' | 'loading' | 'exportDays' | 'exportFailed'>('idle');
  const download = async () => {
    const query = ordersCsvQuery.safeParse(days());
    if (!query.success) return setState('exportDays');
    setState('loading');
    try {
      const { from, to } = query.data;
      const address = `${apiPaths.staffOrdersCsv}?${new URLSearchParams({ from, to })}`;
      await withStepUp(() => downloadFile(address, `orders-${from}-to-${to}.csv`));
      setState('idle');
    } catch (error) {
      console.warn('The orders could not be exported.', describeFailure(error));
      setState('exportFailed');
    }
  };
  const isLoading = state === 'loading';
  return (
    <>
      <Button disabled={isLoading} onClick={() => void download()} sx={{ minHeight: 44 }}>
        {t(isLoading ? 'orders.filters.exporting' : 'orders.filters.export')}
      </Button>
      <Box role="alert" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {(state === 'exportDays' || state === 'exportFailed') && (
          <Alert severity="error" role="presentation">
            {t(`orders.filters.${state}`)}
          </Alert>
        )}
      </Box>
    </>
  );
}
