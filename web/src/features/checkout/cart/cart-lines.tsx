import {
  type Cart,
  type CartItem,
  removeItem,
  subtotal,
  updateQuantity,
} from '@dental-shop/domain/cart/cart';
import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { CartLine } from './cart-line.tsx';

interface CartLinesProps {
  cart: Cart;
  /** Tells screen readers the new quantity and subtotal. */
  announce: (message: string) => void;
}

export function CartLines({ cart, announce }: CartLinesProps) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const list = useRef<HTMLUListElement>(null);

  const changeQuantity = ({ SKU, Name }: CartItem, quantity: number) => {
    const name = catalogueText.productName({ sku: SKU, name: Name });
    cartStore.updateQuantity(SKU, quantity);
    const after = formatPrice(subtotal(updateQuantity(cart, SKU, quantity)));
    announce(t('cart.announcement.quantity', { name, quantity, subtotal: after }));
  };
  const remove = ({ SKU, Name }: CartItem) => {
    const name = catalogueText.productName({ sku: SKU, name: Name });
    cartStore.remove(SKU);
    const after = formatPrice(subtotal(removeItem(cart, SKU)));
    announce(t('cart.announcement.removed', { name, subtotal: after }));
    // The pressed button is gone, and with it the focus: the browser would restart at the page's
    // top.
    list.current?.focus();
  };

  return (
    <Box
      component="ul"
      ref={list}
      tabIndex={-1}
      aria-label={t('cart.title')}
      sx={{ listStyle: 'none', m: 0, p: 0, '&:focus': { outline: 'none' } }}
    >
      {cart.map((item) => (
        <CartLine
          key={item.SKU}
          item={item}
          onQuantity={(quantity) => changeQuantity(item, quantity)}
          onRemove={() => remove(item)}
        />
      ))}
    </Box>
  );
}
