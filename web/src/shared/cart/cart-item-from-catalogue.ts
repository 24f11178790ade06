import { type NewCartItem, unsoldPrice } from '@dental-shop/domain/cart/cart';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import type { Product } from '@dental-shop/domain/catalogue/product';
import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import type { ProductSummary } from '../catalogue/catalogue-data.ts';

export function toCartItem({
  sku,
  name,
  price,
  thumbnail,
}: Pick<Product, 'sku' | 'name' | 'price' | 'thumbnail'>): NewCartItem {
  const Price = isPurchasable(price) ? formatPrice(price) : unsoldPrice;
  return { SKU: sku, Name: name, Price, 'thumbnail Photo Name': thumbnail };
}

/** SKUs that aren't in the catalogue get `unknownName` and a price of $0.00, so they can't be checked out. */
export function cartItemLookup(
  products: readonly ProductSummary[],
  unknownName: (sku: string) => string,
): (sku: string) => NewCartItem {
  const bySku = new Map(products.map((product) => [normalizeSku(product.sku), product]));
  return (sku) => {
    const product = bySku.get(normalizeSku(sku));
    if (product) return toCartItem(product);
    return { SKU: sku, Name: unknownName(sku), Price: unsoldPrice, 'thumbnail Photo Name': '' };
  };
}
