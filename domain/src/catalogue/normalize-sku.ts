/** A SKU is one and the same in any case and with any space around it. */
export function normalizeSku(sku: string): string {
  return sku.trim().toLowerCase();
}
