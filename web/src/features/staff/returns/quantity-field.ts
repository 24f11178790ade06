export const quantityField = (lineId: string) => `quantity-${lineId}`;

/** Undefined unless it's a whole number up to `max`. */
export function parseQuantity(text: string, max: number): number | undefined {
  if (!/^\d{1,4}$/.test(text.trim())) return undefined;
  const quantity = Number(text);
  return quantity <= max ? quantity : undefined;
}
