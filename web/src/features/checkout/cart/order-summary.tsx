import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderTerms } from '../../../shared/orders/order-terms.tsx';

interface OrderSummaryProps {
  amount: number;
  notice: ReactNode;
  children: ReactNode;
}

export function OrderSummary({ amount, notice, children }: OrderSummaryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const total = formatPrice(amount);
  return (
    <Box component="section" aria-labelledby={titleId} sx={summaryStyle}>
      <Typography variant="h2" id={titleId} sx={{ mt: { xs: 3, md: 0 } }}>
        {t('checkout.cart.summary.title')}
      </Typography>
      <Box component="dl" sx={amountsStyle}>
        <dt>{t('checkout.cart.summary.subtotal')}</dt>
        <dd>{total}</dd>
        <Box component="dt" sx={{ fontWeight: 650 }}>
          {t('cart.summary.total')}
        </Box>
        <Box component="dd" sx={{ fontWeight: 650 }}>
          {total}
        </Box>
      </Box>
      <Box sx={{ mb: { xs: 1.5, md: 0 } }}>
        <OrderTerms />
      </Box>
      {notice}
      <Box sx={footStyle}>
        <Box aria-hidden className="price" sx={footTotalStyle}>
          {total}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** On shorter screens, a sticky bar would cover half of the content. In em, to account for zoom. */
const highEnough = '@media (min-height: 30em)';

/** `contents` on a phone, so the bottom bar stays sticky as long as the lines are in view. */
const summaryStyle = {
  display: { xs: 'contents', md: 'grid' },
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  [highEnough]: { position: { md: 'sticky' }, top: '8.5rem' },
} as const;

const amountsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 1,
  mx: 0,
  my: { xs: 1, md: 0 },
  '& dd': { m: 0, textAlign: 'right' },
} as const;

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  '& > .MuiButton-root': { flex: '1 1 8rem', alignSelf: 'stretch', px: 1, textAlign: 'center' },
  '&:has(> a) > .price': { flexBasis: '100%' },
  py: { xs: 1, md: 0 },
  bgcolor: 'background.default',
  [highEnough]: { position: { xs: 'sticky', md: 'static' }, bottom: 0 },
  borderTop: { xs: 1, md: 0 },
  borderColor: 'divider',
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  zIndex: 1,
} as const;

const footTotalStyle = {
  display: { xs: 'block', md: 'none' },
  fontWeight: 650,
  fontSize: '1.125rem',
} as const;
