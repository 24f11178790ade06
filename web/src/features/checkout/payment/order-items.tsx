import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderItem } from '@dental-shop/domain/order/order';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** What will be charged, in cents. */
  total: number;
}

export function OrderItems({ items, total }: OrderItemsProps) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('checkout.items.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ sku, name, unitPrice, quantity }) => (
          <Box component="li" key={sku} sx={rowStyle}>
            <div>
              <Typography>{catalogueText.productName({ sku, name })}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t('checkout.items.quantity', { quantity })}
              </Typography>
            </div>
            <Typography sx={{ fontWeight: 600 }}>{formatPrice(unitPrice * quantity)}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 1, fontWeight: 650 }}>
        <span>{t('cart.summary.total')}</span>
        <span>{formatPrice(total)}</span>
      </Box>
    </section>
  );
}
