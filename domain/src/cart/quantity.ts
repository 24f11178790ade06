/** Pieces of one item in one checkout; a cart takes no more, so that what it holds can be ordered. */
export const maxQuantity = 9_999;

/** The whole number from `min` to `maxQuantity` that lies nearest. */
export function withinQuantities(quantity: number, min = 1): number {
  return Math.min(Math.max(Math.round(quantity), min), maxQuantity);
}

/** Reads a typed quantity; null where it is none. `min` is 0 where that means none of it. */
export function parseQuantity(text: string, min = 1): number | null {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity >= min && quantity <= maxQuantity ? quantity : null;
}
