import type { NewCartItem } from '@dental-shop/domain/cart/cart';
import Box from '@mui/material/Box';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../catalogue/use-catalogue-text.ts';
import { paths } from '../config/paths.ts';
import { standaloneLink } from '../theme/touch-target.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { cartStore } from './cart-store.ts';
import { itemAttribute } from './loader-contract.ts';

interface AddToCartButtonProps {
  item: NewCartItem;
  quantity?: number;
  isCompact?: boolean;
}

export function AddToCartButton({ item, quantity = 1, isCompact = false }: AddToCartButtonProps) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const { add, wasAdded } = useAddToCart();
  // Lets the button update first. On a phone, the notice's styles take as long as the rest of the update.
  const showsNotice = useDeferredValue(wasAdded);
  const label = isCompact ? t('shop.add') : t('shop.addToCart');
  const name = catalogueText.productName({ sku: item.SKU, name: item.Name });
  return (
    <>
      <Button
        variant={isCompact ? 'outlined' : 'contained'}
        color={isCompact ? 'primary' : 'secondary'}
        size={isCompact ? 'small' : 'large'}
        fullWidth
        data-item={itemAttribute(item)}
        onClick={() => add(item, quantity)}
        {...(isCompact && !wasAdded && { 'aria-label': t('shop.addNamed', { name }) })}
      >
        {wasAdded ? (isCompact ? t('shop.added') : t('shop.addedToCart')) : label}
      </Button>
      {showsNotice && <AddedNotice />}
    </>
  );
}

const noticeMs = 2000;

function useAddToCart() {
  const [wasAdded, setWasAdded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const add = useCallback((item: NewCartItem, quantity: number) => {
    cartStore.add(item, quantity);
    setWasAdded(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWasAdded(false), noticeMs);
  }, []);
  return { add, wasAdded };
}

/** Hidden from screen readers, which announce the cart link's live region instead. */
function AddedNotice() {
  const { t } = useTranslation();
  return (
    <Notice text={t('shop.itemAdded')} sx={{ left: { xs: 16, sm: 'auto' }, right: 16 }}>
      <Box
        component={Link}
        to={paths.cart}
        sx={{ ...standaloneLink, px: 1, color: 'inherit', fontWeight: 600 }}
      >
        {t('shop.viewCart')}
      </Box>
    </Notice>
  );
}
