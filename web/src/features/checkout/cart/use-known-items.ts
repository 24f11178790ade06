import type { Cart } from '@dental-shop/domain/cart/cart';
import { renameUnknown } from '@dental-shop/domain/cart/rename-unknown';
import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { catalogueData, type ProductSummary } from '../../../shared/catalogue/catalogue-data.ts';
import { PageDataContext } from '../../../shared/page-data/use-page-data.ts';

/** Renames stored items that the catalogue no longer has, unless they are being paid for. */
export function useKnownItems(cart: Cart, isIdle: boolean): void {
  const { t } = useTranslation();
  const pageData = use(PageDataContext);
  useEffect(() => {
    if (!isIdle || cart.length === 0) return;
    let awaited = true;
    const compare = async () => {
      // The same build wrote the file and this code, so its shape is not checked.
      const products = (await pageData.load(catalogueData.search.url)) as ProductSummary[] | null;
      if (!awaited || !products) return;
      const skus = products.map(({ sku }) => sku);
      const known = renameUnknown(cart, skus, (sku) => t('cart.line.unknown', { sku }));
      if (known !== cart) cartStore.replace(known);
    };
    compare().catch((error: unknown) => {
      // The items keep their stored names; the server decides what can be bought.
      console.warn('The cart could not be compared with the catalogue.', { error });
    });
    return () => {
      awaited = false;
    };
  }, [cart, isIdle, pageData, t]);
}
