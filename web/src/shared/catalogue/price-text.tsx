import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable, type Purchasability } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export function PriceText({ price }: { price: Purchasability }) {
  const { t } = useTranslation();
  if (!isPurchasable(price)) {
    return (
      <Box component="span" sx={unsoldStyle}>
        {t(`shop.unavailable.${price}`)}
      </Box>
    );
  }
  return (
    <span className="price" translate="no">
      {formatPrice(price)}
    </span>
  );
}

const unsoldStyle = { fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' } as const;
