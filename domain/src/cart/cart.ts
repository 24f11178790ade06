import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { parsePriceCents } from '../money/price.ts';
import { withinQuantities } from './quantity.ts';

/** An item as the browser keeps it under the storage key `cart`; `Price` is text such as `$26.00`. */
export interface CartItem {
  SKU: string;
  Name: string;
  Price: string;
  'thumbnail Photo Name': string;
  quantity: number;
}

export type Cart = readonly CartItem[];

/** More lines than a whole catalogue would fill; a checkout takes fewer (`maxLines`). */
export const maxCartLines = 250;

/** The price of a line that cannot be bought: it adds nothing to what the cart comes to. */
export const unsoldPrice = '$0.00';

export type NewCartItem = Omit<CartItem, 'quantity'>;

/** What a purchase took of an item. */
export interface BoughtItem {
  sku: string;
  quantity: number;
}

const isSameSku = (a: string, b: string) => normalizeSku(a) === normalizeSku(b);

/**
 * Raises the quantity of an item that is there, else appends it. Quantities below 1 change nothing,
 * beyond `maxQuantity` nothing is added, and a full cart takes no other item.
 */
export function addItem(cart: Cart, item: NewCartItem, quantity = 1): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart;
  if (quantityOf(cart, item.SKU) > 0) {
    return updateQuantity(cart, item.SKU, quantityOf(cart, item.SKU) + quantity);
  }
  if (cart.length >= maxCartLines) return cart;
  return [...cart, { ...item, quantity: withinQuantities(quantity) }];
}

/** Adds several items at once. The cart stays as it is where it has no room for all of them. */
export function addItems(
  cart: Cart,
  items: readonly { item: NewCartItem; quantity: number }[],
): Cart {
  const lines = [...cart, ...items.map(({ item }) => item)];
  if (new Set(lines.map(({ SKU }) => normalizeSku(SKU))).size > maxCartLines) return cart;
  return items.reduce((sum, { item, quantity }) => addItem(sum, item, quantity), cart);
}

/** Sets an item's quantity, at most to `maxQuantity`. Quantities below 1 are ignored. */
export function updateQuantity(cart: Cart, sku: string, quantity: number): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart;
  return cart.map((each) =>
    isSameSku(each.SKU, sku) ? { ...each, quantity: withinQuantities(quantity) } : each,
  );
}

/** Makes the cart hold so many pieces of an item; 0 takes it out. */
export function setQuantity(cart: Cart, item: NewCartItem, quantity: number): Cart {
  if (quantity === 0) return removeItem(cart, item.SKU);
  return quantityOf(cart, item.SKU) === 0
    ? addItem(cart, item, quantity)
    : updateQuantity(cart, item.SKU, quantity);
}

/** How many pieces of an item the cart holds. */
export function quantityOf(cart: Cart, sku: string): number {
  return cart.find((each) => isSameSku(each.SKU, sku))?.quantity ?? 0;
}

export function removeItem(cart: Cart, sku: string): Cart {
  return cart.filter((each) => !isSameSku(each.SKU, sku));
}

/** How many pieces a cart or an order holds: the number on the header's badge. */
export function totalQuantity(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** In cents; 0 if the stored text isn't a price. */
export function unitPriceOf({ Price }: CartItem): number {
  return parsePriceCents(Price);
}

/** In cents. */
export function lineTotal(item: CartItem): number {
  return unitPriceOf(item) * item.quantity;
}

/** Sum of all lines in cents. */
export function subtotal(cart: Cart): number {
  return cart.reduce((sum, item) => sum + lineTotal(item), 0);
}

/** What is left of a cart after a purchase: pieces that were added since in another tab stay. */
export function removeBought(cart: Cart, bought: readonly BoughtItem[]): Cart {
  const quantities = new Map(bought.map(({ sku, quantity }) => [normalizeSku(sku), quantity]));
  return cart.flatMap((line) => {
    const quantity = line.quantity - (quantities.get(normalizeSku(line.SKU)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
