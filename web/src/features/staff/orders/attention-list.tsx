import type { OrderAttention } from '@dental-shop/domain/order/order-attention';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export function AttentionList({ attention }: { attention: readonly OrderAttention[] }) {
  const { t } = useTranslation('staff');
  if (attention.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('orders.order.attention')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2, maxWidth: 720 }}>
        {attention.map((reason) => (
          <li key={reason}>{t(`orders.attention.${reason}`)}</li>
        ))}
      </Box>
    </Alert>
  );
}
