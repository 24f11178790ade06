import type { CartLineResult } from '@dental-shop/domain/lists/lines-for-cart';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { toCartItem } from '../cart/cart-item-from-catalogue.ts';
import { cartStore } from '../cart/cart-store.ts';
import type { ProductSummary } from '../catalogue/catalogue-data.ts';
import { paths } from '../config/paths.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

export type CartFillLine = CartLineResult<ProductSummary>;

export function ShortfallText({ line: { result, adds } }: { line: CartFillLine }) {
  const { t } = useTranslation('lists');
  if (result === 'all') return null;
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      {t(`answer.${result}`, { count: adds })}
    </Box>
  );
}

export function fillCart(lines: readonly CartFillLine[]): number {
  const items = lines.flatMap(({ product, adds }) =>
    product && adds > 0 ? [{ item: toCartItem(product), quantity: adds }] : [],
  );
  cartStore.addItems(items);
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function CartFilled({ pieces }: { pieces: number }) {
  const { t } = useTranslation('lists');
  return (
    <Alert
      severity="success"
      role="presentation"
      action={
        <Button component={Link} to={paths.cart} color="inherit">
          {t('fill.viewCart')}
        </Button>
      }
    >
      {t('fill.done', { count: pieces })}
    </Alert>
  );
}
