import type { CartItem } from '@dental-shop/domain/cart/cart';
import { lineTotal } from '@dental-shop/domain/cart/cart';
import { formatPrice, parsePriceCents } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** What the line costs and, where that differs, what one piece does. */
export function LinePrice({ item }: { item: CartItem }) {
  const { t } = useTranslation();
  return (
    <Box sx={priceStyle}>
      <Typography sx={{ fontWeight: 600 }}>{formatPrice(lineTotal(item))}</Typography>
      {item.quantity > 1 && (
        <Typography variant="body2" color="textSecondary">
          {t('cart.line.each', { price: formatPrice(parsePriceCents(item.Price)) })}
        </Typography>
      )}
    </Box>
  );
}

/** On a phone it stands below the name, on one line. */
const priceStyle = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  textAlign: { sm: 'right' },
} as const;
