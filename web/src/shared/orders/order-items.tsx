import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderItem } from '@dental-shop/domain/order/order';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductName, useProductPath } from '../catalogue/product-name.tsx';
import { useCatalogueText } from '../catalogue/use-catalogue-text.ts';
import { tallLink } from '../theme/touch-target.ts';

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const noNote = () => '';

interface OrderItemsProps {
  items: readonly OrderItem[];
  total: number;
  currency?: string | undefined;
  heading?: 'h2' | 'h3';
  lineNote?: (sku: string) => string;
  children?: ReactNode;
}

export function OrderItems({
  items,
  total,
  currency,
  heading = 'h3',
  lineNote = noNote,
  children,
}: OrderItemsProps) {
  const { t } = useTranslation();
  const productPath = useProductPath();
  return (
    <section>
      <Typography variant="h3" component={heading} sx={{ mb: 1 }}>
        {t('checkout.items.title')}
      </Typography>
      <OrderLines items={items} currency={currency} productPath={productPath} lineNote={lineNote} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 1, fontWeight: 650 }}>
        <span>{t('cart.summary.total')}</span>
        <span>{formatPrice(total, currency)}</span>
      </Box>
      {children}
    </section>
  );
}

interface OrderLinesProps extends Pick<OrderItemsProps, 'items' | 'currency' | 'lineNote'> {
  /** Omitted during checkout, so no link leads away from the payment. */
  productPath?: (sku: string) => string | undefined;
}

export function OrderLines({ items, currency, productPath, lineNote = noNote }: OrderLinesProps) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(({ sku, name, unitPrice, quantity }) => (
        <Box component="li" key={sku} sx={rowStyle}>
          <div>
            <Typography>
              <ProductName
                name={catalogueText.productName({ sku, name })}
                path={productPath?.(sku)}
                sx={tallLink}
              />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <span>{t('checkout.items.quantity', { quantity })}</span>
              <br />
              <span>{t('cart.line.sku', { sku })}</span>
              {lineNote(sku) !== '' && (
                <Box component="span" sx={{ display: 'block' }}>
                  {lineNote(sku)}
                </Box>
              )}
            </Typography>
          </div>
          <Typography sx={{ fontWeight: 600 }}>
            {formatPrice(unitPrice * quantity, currency)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
