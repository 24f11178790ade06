import { type Cart, maxCartLines, quantityOf } from '../cart/cart.ts';
import type { Pieces } from '../cart/pieces.ts';
import { maxQuantity } from '../cart/quantity.ts';
import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { isPurchasable, type Purchasability } from '../money/purchasability.ts';

/** `full`: no room in the cart; `fewer`: room for only some pieces. */
type CartAnswer = 'all' | 'fewer' | 'full' | 'not-sold' | 'unknown';

interface Sold {
  sku: string;
  price: Purchasability;
}

export interface AnsweredLine<Product extends Sold> extends Pieces {
  answer: CartAnswer;
  product: Product | undefined;
  adds: number;
}

export function linesForCart<Product extends Sold>(
  lines: readonly Pieces[],
  catalogue: readonly Product[],
  cart: Cart,
): AnsweredLine<Product>[] {
  const bySku = new Map(catalogue.map((product) => [normalizeSku(product.sku), product]));
  let room = maxCartLines - cart.length;
  return lines.map((line) => {
    const product = bySku.get(normalizeSku(line.sku));
    const none = (answer: CartAnswer) => ({ ...line, product, answer, adds: 0 });
    if (!product) return none('unknown');
    if (!isPurchasable(product.price)) return none('not-sold');
    const inCart = quantityOf(cart, line.sku);
    const adds = Math.min(line.quantity, maxQuantity - inCart);
    if (adds < 1 || (inCart === 0 && room < 1)) return none('full');
    if (inCart === 0) room -= 1;
    return { ...line, product, answer: adds < line.quantity ? 'fewer' : 'all', adds };
  });
}
