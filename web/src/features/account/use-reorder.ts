import { addItem, type Cart, type NewCartItem } from '@dental-shop/domain/cart/cart';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import type { OrderItem } from '@dental-shop/domain/order/order';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartItemOf } from '../../shared/cart/cart-item-of.ts';
import { cartStore } from '../../shared/cart/cart-store.ts';
import { catalogueData, type ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../shared/config/paths.ts';
import { PageDataContext } from '../../shared/page-data/use-page-data.ts';

/**
 * Replaces the cart with an order's items and opens it; `failed` where the catalogue is missing.
 */
export function useReorder(): { reorder: (items: readonly OrderItem[]) => void; failed: boolean } {
  const { t } = useTranslation();
  const pageData = use(PageDataContext);
  const [failed, setFailed] = useState(false);

  const reorder = async (items: readonly OrderItem[]) => {
    if (items.length === 0) return;
    setFailed(false);
    try {
      // The same build wrote the file and this code, so its shape is not checked.
      const products = (await pageData.load(catalogueData.search.url)) as ProductSummary[] | null;
      if (!products) throw new Error('The build has no catalogue to reorder from.');
      const unknownName = (sku: string) => t('account.orders.unknownProduct', { sku });
      cartStore.replace(reorderedCart(items, products.map(cartItemOf), unknownName));
      window.location.assign(paths.cart);
    } catch (error) {
      console.error('The order could not be put into the cart again.', { error });
      setFailed(true);
    }
  };
  return { reorder: (items) => void reorder(items), failed };
}

/**
 * A cart with an order's items, as today's catalogue has them. An item that it no longer has gets
 * the name that `unknownName` gives and the price $0.00, which cannot be checked out.
 */
export function reorderedCart(
  ordered: readonly CheckoutItem[],
  catalogue: readonly NewCartItem[],
  unknownName: (sku: string) => string,
): Cart {
  const bySku = new Map(catalogue.map((item) => [normalizeSku(item.SKU), item]));
  return ordered.reduce<Cart>((cart, { sku, quantity }) => {
    const unknown = {
      SKU: sku,
      Name: unknownName(sku),
      Price: '$0.00',
      'thumbnail Photo Name': '',
    };
    return addItem(cart, bySku.get(normalizeSku(sku)) ?? unknown, quantity);
  }, []);
}
