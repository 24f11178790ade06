export const maxQuantity = 9_999;

export function withinQuantities(quantity: number, min = 1): number {
  return Math.min(Math.max(Math.round(quantity), min), maxQuantity);
}

/** Null if not a whole number in range. Use a `min` of 0 if entering 0 removes the item. */
export function parseQuantity(text: string, min = 1): number | null {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity >= min && quantity <= maxQuantity ? quantity : null;
}
