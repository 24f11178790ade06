import type { PriceChange } from '@dental-shop/domain/cart/price-changes';
import { formatPrice } from '@dental-shop/domain/money/price';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';

interface PriceNoticeProps {
  changes: readonly PriceChange[];
  amount: number;
}

export function PriceNotice({ changes, amount }: PriceNoticeProps) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  if (changes.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <span>{t('checkout.prices.changed', { amount: formatPrice(amount) })}</span>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {changes.map(({ sku, name, from, to }) => (
          <li key={sku}>
            {t('checkout.prices.change', {
              name: catalogueText.productName({ sku, name }),
              from: formatPrice(from),
              to: formatPrice(to),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
