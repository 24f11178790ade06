import type { Cart } from '@dental-shop/domain/cart/cart';
import { renameUnknown } from '@dental-shop/domain/cart/rename-unknown';
import { type LineNote, soldToday } from '@dental-shop/domain/cart/sold-today';
import { use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadProducts } from '../../../shared/cart/cart-from-catalogue.ts';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import type { ProductSummary } from '../../../shared/catalogue/catalogue-data.ts';
import { PageDataContext } from '../../../shared/page-data/use-page-data.ts';

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
  const pageData = use(PageDataContext);
  const [products, setProducts] = useState<readonly ProductSummary[]>();

  useEffect(() => {
    if (products) return;
    let awaited = true;
    loadProducts(pageData).then(
      (loaded) => awaited && setProducts(loaded),
      (error: unknown) => {
        // The items keep their stored names; the server decides what can be bought.
        console.warn('The cart could not be compared with the catalogue.', { error });
      },
    );
    return () => {
      awaited = false;
    };
  }, [products, pageData]);

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
