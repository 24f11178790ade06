import type { OrderItem } from '@dental-shop/domain/order/order';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export function OrderedItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(({ sku, name, quantity }) => (
        <li key={sku}>{t('account.orders.item', { name, quantity })}</li>
      ))}
    </Box>
  );
}
