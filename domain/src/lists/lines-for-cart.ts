import { type Cart, getQuantity, maxCartLines } from '../cart/cart.ts';
import type { LineItem } from '../cart/line-item.ts';
import { maxQuantity } from '../cart/quantity.ts';
import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { isPurchasable, type Purchasability } from '../money/purchasability.ts';

type CartOutcome = 'all' | 'fewer' | 'full' | 'not-sold' | 'out-of-stock' | 'unknown';

interface Sold {
  sku: string;
  price: Purchasability;
}

export interface CartLineResult<Product extends Sold> extends LineItem {
  result: CartOutcome;
  product: Product | undefined;
  adds: number;
}

export function linesForCart<Product extends Sold>(
  lines: readonly LineItem[],
  catalogue: readonly Product[],
  cart: Cart,
): CartLineResult<Product>[] {
  const bySku = new Map(catalogue.map((product) => [normalizeSku(product.sku), product]));
  let room = maxCartLines - cart.length;
  return lines.map((line) => {
    const product = bySku.get(normalizeSku(line.sku));
    const rejectedLine = (result: CartOutcome) => ({ ...line, product, result, adds: 0 });
    if (!product) return rejectedLine('unknown');
    if (product.price === 'out-of-stock') return rejectedLine('out-of-stock');
    if (!isPurchasable(product.price)) return rejectedLine('not-sold');
    const inCart = getQuantity(cart, line.sku);
    const adds = Math.min(line.quantity, maxQuantity - inCart);
    if (adds < 1 || (inCart === 0 && room < 1)) return rejectedLine('full');
    if (inCart === 0) room -= 1;
    return { ...line, product, result: adds < line.quantity ? 'fewer' : 'all', adds };
  });
}
