/** An item as the browser keeps it under the storage key `cart`; `Price` is text such as `$26.00`. */
export interface CartItem {
  SKU: string;
  Name: string;
  Price: string;
  'thumbnail Photo Name': string;
  quantity: number;
}

export type Cart = readonly CartItem[];
export type NewCartItem = Omit<CartItem, 'quantity'>;

const sameSku = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Raises the quantity of an item that is there, else appends it. Quantities below 1 change nothing. */
export function addItem(cart: Cart, item: NewCartItem, quantity = 1): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart;
  if (!cart.some((each) => sameSku(each.SKU, item.SKU))) return [...cart, { ...item, quantity }];
  return cart.map((each) =>
    sameSku(each.SKU, item.SKU) ? { ...each, quantity: each.quantity + quantity } : each,
  );
}

/** Sets an item's quantity. Quantities below 1 are ignored. */
export function updateQuantity(cart: Cart, sku: string, quantity: number): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart;
  return cart.map((each) => (sameSku(each.SKU, sku) ? { ...each, quantity } : each));
}

export function removeItem(cart: Cart, sku: string): Cart {
  return cart.filter((each) => !sameSku(each.SKU, sku));
}

/** How many pieces the cart holds: the number on the header's badge. */
export function totalQuantity(cart: Cart): number {
  return cart.reduce((sum, item) => sum + item.quantity, 0);
}
