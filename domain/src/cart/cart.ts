import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { parsePriceCents } from '../money/price.ts';
import type { LineItem } from './line-item.ts';
import { withinQuantities } from './quantity.ts';

/** Stored under the key `cart`; `Price` is a string such as `$26.00`. */
export interface CartItem {
  SKU: string;
  Name: string;
  Price: string;
  'thumbnail Photo Name': string;
  quantity: number;
}

export type Cart = readonly CartItem[];

/** Checkouts have a lower limit, `maxLines`. */
export const maxCartLines = 250;

export const unsoldPrice = '$0.00';

export type NewCartItem = Omit<CartItem, 'quantity'>;

const isSameSku = (a: string, b: string) => normalizeSku(a) === normalizeSku(b);

export function addItem(cart: Cart, item: NewCartItem, quantity = 1): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart;
  if (getQuantity(cart, item.SKU) > 0) {
    return updateQuantity(cart, item.SKU, getQuantity(cart, item.SKU) + quantity);
  }
  if (cart.length >= maxCartLines) return cart;
  return [...cart, { ...item, quantity: withinQuantities(quantity) }];
}

export function addItems(
  cart: Cart,
  items: readonly { item: NewCartItem; quantity: number }[],
): Cart {
  const lines = [...cart, ...items.map(({ item }) => item)];
  if (new Set(lines.map(({ SKU }) => normalizeSku(SKU))).size > maxCartLines) return cart;
  return items.reduce((sum, { item, quantity }) => addItem(sum, item, quantity), cart);
}

export function updateQuantity(cart: Cart, sku: string, quantity: number): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart;
  return cart.map((each) =>
    isSameSku(each.SKU, sku) ? { ...each, quantity: withinQuantities(quantity) } : each,
  );
}

export function setQuantity(cart: Cart, item: NewCartItem, quantity: number): Cart {
  if (quantity === 0) return removeItem(cart, item.SKU);
  return getQuantity(cart, item.SKU) === 0
    ? addItem(cart, item, quantity)
    : updateQuantity(cart, item.SKU, quantity);
}

export function getQuantity(cart: Cart, sku: string): number {
  return cart.find((each) => isSameSku(each.SKU, sku))?.quantity ?? 0;
}

export function removeItem(cart: Cart, sku: string): Cart {
  return cart.filter((each) => !isSameSku(each.SKU, sku));
}

export function totalQuantity(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/**
 * In cents; 0 if the stored price is invalid. Carts keep the text in memory too, because every place that stores a cart
 * would otherwise have to convert it back.
 */
export function getUnitPrice({ Price }: CartItem): number {
  return parsePriceCents(Price);
}

/** In cents. */
export function lineTotal(item: CartItem): number {
  return getUnitPrice(item) * item.quantity;
}

/** In cents. */
export function subtotal(cart: Cart): number {
  return cart.reduce((sum, item) => sum + lineTotal(item), 0);
}

/** Subtracts only the pieces bought, because another tab may have added more. */
export function removePurchased(cart: Cart, bought: readonly LineItem[]): Cart {
  const quantities = new Map(bought.map(({ sku, quantity }) => [normalizeSku(sku), quantity]));
  return cart.flatMap((line) => {
    const quantity = line.quantity - (quantities.get(normalizeSku(line.SKU)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
