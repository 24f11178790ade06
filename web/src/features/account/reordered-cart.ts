import { addItem, type Cart, type NewCartItem } from '@dental-shop/domain/cart/cart';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import type { CheckoutItem } from '@dental-shop/domain/order/checkout';

/**
 * A cart with an order's items as the catalogue has them today; what it no longer has gets the
 * name `unknownName` gives and the price $0.00, which cannot be checked out.
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
