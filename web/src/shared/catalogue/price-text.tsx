import { formatPrice } from '@dental-shop/domain/money/price';
import { purchasability } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The price, or in small letters the sentence that stands for it if an item isn't sold on its own. */
export function PriceText({ priceText }: { priceText: string }) {
  const { t } = useTranslation();
  const sale = purchasability(priceText);
  if (!sale.purchasable) {
    return (
      <Box component="span" sx={unsoldStyle}>
        {t(`shop.unavailable.${sale.reason}`)}
      </Box>
    );
  }
  return (
    <span className="price" translate="no">
      {formatPrice(sale.unitPrice)}
    </span>
  );
}

const unsoldStyle = { fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' } as const;
