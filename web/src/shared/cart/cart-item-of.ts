import { type NewCartItem, unsoldPrice } from '@dental-shop/domain/cart/cart';
import type { Product } from '@dental-shop/domain/catalogue/product';
import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';

/** What the cart stores of a product, under the names of the sheet's columns. */
export function cartItemOf({
  sku,
  name,
  price,
  thumbnail,
}: Pick<Product, 'sku' | 'name' | 'price' | 'thumbnail'>): NewCartItem {
  const Price = isPurchasable(price) ? formatPrice(price) : unsoldPrice;
  return { SKU: sku, Name: name, Price, 'thumbnail Photo Name': thumbnail };
}
