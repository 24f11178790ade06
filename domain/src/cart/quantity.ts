/** The maximum per item in a checkout, and so in a cart. */
export const maxQuantity = 9_999;

/** Rounds and clamps. */
export function withinQuantities(quantity: number, min = 1): number {
  return Math.min(Math.max(Math.round(quantity), min), maxQuantity);
}

/** Null if it isn't a whole number in range. Pass a `min` of 0 if that means removing the item. */
export function parseQuantity(text: string, min = 1): number | null {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity >= min && quantity <= maxQuantity ? quantity : null;
}
