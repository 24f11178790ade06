import { addItem, type Cart, type NewCartItem } from '@dental-shop/domain/cart/cart';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadProducts } from '../catalogue/load-products.ts';
import { paths } from '../config/paths.ts';
import { loadWithRetry } from '../loading/load-chunk.ts';
import { PageDataContext } from '../page-data/use-page-data.ts';
import { cartItemLookup } from './cart-item-from-catalogue.ts';
import { replaceWithUndo } from './cart-undo.ts';

export function useReorder(): {
  reorder: (items: readonly CheckoutItem[]) => void;
  failed: boolean;
} {
  const orderAgain = useReorderItems();
  const [failed, setFailed] = useState(false);
  const reorder = async (items: readonly CheckoutItem[]) => {
    setFailed(false);
    try {
      await orderAgain(items);
    } catch (error) {
      console.error('The order could not be added to the cart.', { error });
      setFailed(true);
    }
  };
  return { reorder: (items) => void reorder(items), failed };
}

export function useReorderLast(): { reorderLast: () => void; isBusy: boolean } {
  const orderAgain = useReorderItems();
  const [isBusy, setIsBusy] = useState(false);
  const reorderLast = async () => {
    setIsBusy(true);
    try {
      const { fetchLastOrder } = await loadWithRetry(() => import('../api/account-requests.ts'));
      const last = await fetchLastOrder();
      if (last) return await orderAgain(last.items);
    } catch (error) {
      console.error('The last order could not be added to the cart.', { error });
    }
    window.location.assign(paths.account());
  };
  return { reorderLast: () => void reorderLast(), isBusy };
}

function useReorderItems(): (items: readonly CheckoutItem[]) => Promise<void> {
  const { t } = useTranslation();
  const pageData = use(PageDataContext);
  return useCallback(
    async (items) => {
      if (items.length === 0) return;
      const products = await loadProducts(pageData);
      const unknownName = (sku: string) => t('cart.line.ordered', { sku });
      replaceWithUndo(toCart(items, cartItemLookup(products, unknownName)));
      window.location.assign(paths.cart);
    },
    [pageData, t],
  );
}

const toCart = (ordered: readonly CheckoutItem[], getItem: (sku: string) => NewCartItem): Cart =>
  ordered.reduce<Cart>((cart, { sku, quantity }) => addItem(cart, getItem(sku), quantity), []);
