import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderItem } from '@dental-shop/domain/order/order';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { OrderLines } from '../../../shared/orders/order-items.tsx';
import { touchTarget } from '../../../shared/theme/touch-target.ts';

export function CheckoutItems({ items, amount }: { items: readonly OrderItem[]; amount: number }) {
  const { t } = useTranslation();
  const isBeside = useMediaQuery('(min-width: 900px)', { noSsr: true });
  return (
    <details open={isBeside}>
      <Box component="summary" sx={summaryStyle}>
        <Typography variant="h3" component="h2">
          {t('checkout.items.title')}
        </Typography>
        <Box component="span" className="price" translate="no" sx={{ ml: 'auto', fontWeight: 650 }}>
          {formatPrice(amount)}
        </Box>
        <ExpandMoreIcon aria-hidden />
      </Box>
      <OrderLines items={items} />
    </details>
  );
}

const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: touchTarget,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
} as const;
