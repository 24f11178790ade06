import {
  type Cart,
  type CartItem,
  removeItem,
  subtotal,
  updateQuantity,
} from '@dental-shop/domain/cart/cart';
import type { LineNote } from '@dental-shop/domain/cart/catalogue-changes-in-cart';
import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { changeWithUndo } from '../../../shared/cart/cart-undo.ts';
import { useProductPath } from '../../../shared/catalogue/product-name.tsx';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { touchTarget } from '../../../shared/theme/touch-target.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CartLine } from './cart-line.tsx';

export interface CurrentCart {
  cart: Cart;
  notes: ReadonlyMap<string, LineNote>;
}

interface CartLinesProps {
  current: CurrentCart;
  announce: (message: string) => void;
}

export function CartLines({ current: { cart, notes }, announce }: CartLinesProps) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const productPath = useProductPath();
  const nameOf = ({ SKU, Name }: CartItem) => catalogueText.productName({ sku: SKU, name: Name });
  const subtotalAfter = (next: Cart) => formatPrice(subtotal(next));

  const changeQuantity = (item: CartItem, quantity: number) => {
    cartStore.updateQuantity(item.SKU, quantity);
    const after = subtotalAfter(updateQuantity(cart, item.SKU, quantity));
    const name = nameOf(item);
    announce(t('checkout.cart.announcement.quantity', { name, quantity, subtotal: after }));
  };
  const remove = (item: CartItem) => {
    const { SKU: sku, Name: name } = item;
    changeWithUndo({ kind: 'removed', sku, name }, () => cartStore.remove(sku));
    const after = subtotalAfter(removeItem(cart, sku));
    announce(t('checkout.cart.announcement.removed', { name: nameOf(item), subtotal: after }));
  };
  const clear = () => changeWithUndo({ kind: 'cleared' }, () => cartStore.replace([]));

  return (
    <div>
      <Box component="ul" aria-label={t('checkout.cart.title')} sx={listStyle}>
        {cart.map((item) => (
          <CartLine
            key={item.SKU}
            item={item}
            path={productPath(item.SKU)}
            note={notes.get(item.SKU)}
            onQuantity={(quantity) => changeQuantity(item, quantity)}
            onRemove={() => remove(item)}
          />
        ))}
      </Box>
      {cart.length > 1 && (
        <Button onClick={clear} sx={{ mt: 1, minHeight: touchTarget }}>
          {t('checkout.cart.line.clear')}
        </Button>
      )}
    </div>
  );
}

const listStyle = {
  containerType: 'inline-size',
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: 1,
  borderColor: 'divider',
  // On phones, the sticky bar must not cover the focused element.
  '& a, & button, & input': { scrollMarginBottom: { xs: '8rem', md: 0 } },
} as const;
