/** Returns cents. Accepts both `1,900.00` and `1.900,00`. */
export function parseDollars(text: string): number | undefined {
  const plain = text.replaceAll(/[$\s]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', separator, fraction = ''] = match;
  const thousands = new Set(whole.replaceAll(/\d/g, ''));
  if (thousands.size > 1 || (separator !== undefined && thousands.has(separator))) return undefined;
  // `1.900` could mean 1,900 or 1.90.
  if (thousands.size === 1 && separator === undefined) return undefined;
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}
