import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface OrderSummaryProps {
  /** In cents. */
  subtotal: number;
  /** In cents. */
  total: number;
  children: ReactNode;
}

export function OrderSummary({ subtotal, total, children }: OrderSummaryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Typography variant="h2" id={titleId}>
          {t('cart.summary.title')}
        </Typography>
        <Box component="dl" sx={amountsStyle}>
          <dt>{t('cart.summary.subtotal')}</dt>
          <dd>{formatPrice(subtotal)}</dd>
          <Box component="dt" sx={{ fontWeight: 650 }}>
            {t('cart.summary.total')}
          </Box>
          <Box component="dd" sx={{ fontWeight: 650 }}>
            {formatPrice(total)}
          </Box>
        </Box>
        {children}
      </Stack>
    </Paper>
  );
}

const amountsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 1,
  m: 0,
  '& dd': { m: 0, textAlign: 'right' },
} as const;
