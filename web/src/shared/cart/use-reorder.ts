import { addItem, type Cart, type NewCartItem } from '@dental-shop/domain/cart/cart';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { PageDataContext } from '../page-data/use-page-data.ts';
import { itemsFrom, loadProducts } from './cart-from-catalogue.ts';
import { replaceWithUndo } from './cart-undo.ts';

/**
 * Replaces the cart with an order's items and opens it; `failed` where the catalogue is missing.
 */
export function useReorder(): {
  reorder: (items: readonly CheckoutItem[]) => void;
  failed: boolean;
} {
  const { t } = useTranslation();
  const pageData = use(PageDataContext);
  const [failed, setFailed] = useState(false);

  const reorder = async (items: readonly CheckoutItem[]) => {
    if (items.length === 0) return;
    setFailed(false);
    try {
      const products = await loadProducts(pageData);
      const unknownName = (sku: string) => t('account.orders.unknownProduct', { sku });
      replaceWithUndo(cartOf(items, itemsFrom(products, unknownName)));
      window.location.assign(paths.cart);
    } catch (error) {
      console.error('The order could not be put into the cart again.', { error });
      setFailed(true);
    }
  };
  return { reorder: (items) => void reorder(items), failed };
}

const cartOf = (ordered: readonly CheckoutItem[], itemOf: (sku: string) => NewCartItem): Cart =>
  ordered.reduce<Cart>((cart, { sku, quantity }) => addItem(cart, itemOf(sku), quantity), []);
