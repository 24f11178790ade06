import { addItem, type Cart, type NewCartItem } from '@dental-shop/domain/cart/cart';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadProducts } from '../catalogue/load-products.ts';
import { paths } from '../config/paths.ts';
import { loadAnew } from '../loading/load-chunk.ts';
import { PageDataContext } from '../page-data/use-page-data.ts';
import { itemsFrom } from './cart-item-from-catalogue.ts';
import { replaceWithUndo } from './cart-undo.ts';

/**
 * Replaces the cart with an order's items and opens it; `failed` where the catalogue is missing.
 */
export function useReorder(): {
  reorder: (items: readonly CheckoutItem[]) => void;
  failed: boolean;
} {
  const orderAgain = useOrderAgain();
  const [failed, setFailed] = useState(false);
  const reorder = async (items: readonly CheckoutItem[]) => {
    setFailed(false);
    try {
      await orderAgain(items);
    } catch (error) {
      console.error('The order could not be put into the cart again.', { error });
      setFailed(true);
    }
  };
  return { reorder: (items) => void reorder(items), failed };
}

/**
 * The same with the customer's last order, from any page. Where there is none, or it cannot be had, the
 * orders are shown, which have words for that.
 */
export function useReorderLast(): { reorderLast: () => void; isBusy: boolean } {
  const orderAgain = useOrderAgain();
  const [isBusy, setIsBusy] = useState(false);
  const reorderLast = async () => {
    setIsBusy(true);
    try {
      // In a chunk of its own: it checks what comes, which takes a library.
      const { fetchLastOrder } = await loadAnew(() => import('../api/account-requests.ts'));
      const last = await fetchLastOrder();
      if (last) return await orderAgain(last.items);
    } catch (error) {
      console.error('The last order could not be put into the cart again.', { error });
    }
    window.location.assign(paths.account());
  };
  return { reorderLast: () => void reorderLast(), isBusy };
}

/** Rejects where the catalogue is missing; does nothing for an order without items. */
function useOrderAgain(): (items: readonly CheckoutItem[]) => Promise<void> {
  const { t } = useTranslation();
  const pageData = use(PageDataContext);
  return useCallback(
    async (items) => {
      if (items.length === 0) return;
      const products = await loadProducts(pageData);
      const unknownName = (sku: string) => t('cart.line.ordered', { sku });
      replaceWithUndo(cartOf(items, itemsFrom(products, unknownName)));
      window.location.assign(paths.cart);
    },
    [pageData, t],
  );
}

const cartOf = (ordered: readonly CheckoutItem[], itemOf: (sku: string) => NewCartItem): Cart =>
  ordered.reduce<Cart>((cart, { sku, quantity }) => addItem(cart, itemOf(sku), quantity), []);
