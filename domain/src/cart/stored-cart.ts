import type { Cart, CartItem } from './cart.ts';

// Checked by hand: a schema library would weigh more than the rest of the cart, on every page.
function isCartItem(entry: unknown): entry is CartItem {
  if (typeof entry !== 'object' || entry === null) return false;
  const item = entry as Partial<Record<keyof CartItem, unknown>>;
  return (
    typeof item.SKU === 'string' &&
    item.SKU.trim() !== '' &&
    typeof item.Name === 'string' &&
    typeof item.Price === 'string' &&
    typeof item['thumbnail Photo Name'] === 'string' &&
    typeof item.quantity === 'number' &&
    Number.isSafeInteger(item.quantity) &&
    item.quantity >= 1
  );
}

/**
 * Reads the cart from its stored text. Storage is the visitor's own and may hold anything:
 * lines that are no cart items are dropped, the others are kept.
 */
export function parseStoredCart(text: string | null): Cart {
  if (!text) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isCartItem) : [];
  } catch {
    // No JSON: nothing that this shop has stored.
    return [];
  }
}
