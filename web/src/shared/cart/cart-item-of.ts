import type { NewCartItem } from '@dental-shop/domain/cart/cart';
import type { Product } from '@dental-shop/domain/catalogue/product';

/** What the cart stores of a product, under the names of the sheet's columns. */
export function cartItemOf({
  sku,
  name,
  priceText,
  thumbnail,
}: Pick<Product, 'sku' | 'name' | 'priceText' | 'thumbnail'>): NewCartItem {
  return { SKU: sku, Name: name, Price: priceText, 'thumbnail Photo Name': thumbnail };
}
