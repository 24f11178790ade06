import type { NewCartItem } from '@dental-shop/domain/cart/cart';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../catalogue/use-catalogue-text.ts';
import { AddedNotice } from './added-notice.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartButtonProps {
  item: NewCartItem;
  quantity?: number;
  /** A listing's button: short, and named after its product for those who cannot see the card. */
  isCompact?: boolean;
}

export function AddToCartButton({ item, quantity = 1, isCompact = false }: AddToCartButtonProps) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const { add, wasAdded } = useAddToCart();
  const label = isCompact ? t('shop.add') : t('shop.addToCart');
  const name = catalogueText.productName({ sku: item.SKU, name: item.Name });
  return (
    <>
      <Button
        variant={isCompact ? 'outlined' : 'contained'}
        color={isCompact ? 'primary' : 'secondary'}
        size={isCompact ? 'small' : 'large'}
        fullWidth
        onClick={() => add(item, quantity)}
        {...(isCompact && !wasAdded && { 'aria-label': t('shop.addNamed', { name }) })}
      >
        {wasAdded ? (isCompact ? t('shop.added') : t('shop.addedToCart')) : label}
      </Button>
      {wasAdded && <AddedNotice />}
    </>
  );
}
