import type { OrderItem } from '@dental-shop/domain/order/order';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';

export function OrderedItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(({ sku, name, quantity }) => (
        <li key={sku}>
          {t('account.orders.item', { name: catalogueText.productName({ sku, name }), quantity })}
        </li>
      ))}
    </Box>
  );
}
