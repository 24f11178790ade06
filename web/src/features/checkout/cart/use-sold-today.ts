import type { Cart } from '@dental-shop/domain/cart/cart';
import {
  type LineNote,
  renameUnknown,
  soldToday,
} from '@dental-shop/domain/cart/catalogue-changes';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { useProducts } from '../../../shared/catalogue/load-products.ts';

export interface SoldToday {
  cart: Cart;
  notes: ReadonlyMap<string, LineNote>;
}

const noNotes: SoldToday['notes'] = new Map();

/**
 * The cart as it is sold today, once the catalogue's list is here. Stored items that the catalogue no longer
 * has are renamed.
 */
export function useSoldToday(cart: Cart): SoldToday {
  const { t } = useTranslation();
  // Without the list the items keep their stored names; the server decides what can be bought.
  const products = useProducts();

  useEffect(() => {
    if (!products) return;
    const skus = products.map(({ sku }) => sku);
    const known = renameUnknown(cart, skus, (sku) => t('cart.line.unknown', { sku }));
    if (known !== cart) cartStore.replace(known);
  }, [cart, products, t]);

  return useMemo(
    () => (products ? soldToday(cart, products) : { cart, notes: noNotes }),
    [cart, products],
  );
}
