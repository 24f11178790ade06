import { type Cart, type CartItem, maxCartLines } from './cart.ts';

const maxTextLength = 500;

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxTextLength;

// Checked by hand, because a schema library would be larger than all other cart code.
function isCartItem(entry: unknown): entry is CartItem {
  if (typeof entry !== 'object' || entry === null) return false;
  const item = entry as Partial<Record<keyof CartItem, unknown>>;
  return (
    isShortText(item.SKU) &&
    item.SKU.trim() !== '' &&
    isShortText(item.Name) &&
    isShortText(item.Price) &&
    isShortText(item['thumbnail Photo Name']) &&
    typeof item.quantity === 'number' &&
    Number.isSafeInteger(item.quantity) &&
    item.quantity >= 1
  );
}

/** Drops malformed lines and lines over the limit, because every page renders the cart. */
export function parseStoredCart(text: string | null): Cart {
  if (!text) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.slice(0, maxCartLines).filter(isCartItem) : [];
  } catch {
    return [];
  }
}
