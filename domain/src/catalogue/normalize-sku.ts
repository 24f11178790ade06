/** SKUs ignore case and surrounding space. */
export function normalizeSku(sku: string): string {
  return sku.trim().toLowerCase();
}
