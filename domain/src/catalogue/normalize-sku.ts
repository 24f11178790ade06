export function normalizeSku(sku: string): string {
  return sku.trim().toLowerCase();
}
