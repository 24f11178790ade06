/** Reads a typed quantity; null where it is none, or below 1. */
export function parseQuantity(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,4}$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity >= 1 ? quantity : null;
}
