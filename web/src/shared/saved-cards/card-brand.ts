const brandNames: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
]);

export function brandName(brand: string): string {
  return brandNames.get(brand) ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
