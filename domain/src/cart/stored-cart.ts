import { type Cart, type CartItem, cartItem } from './cart.ts';

/**
 * Reads the cart from its stored text. Storage is the visitor's own and may hold anything:
 * lines that are no cart items are dropped, the others are kept.
 */
export function parseStoredCart(text: string | null): Cart {
  if (!text) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry): CartItem[] => {
    const parsed = cartItem.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
