import { catalogue } from '../../catalogue/catalogue.ts';
import { compactSku } from '../../search/match-sku.ts';
import { parseList } from '../parse-list.ts';

const skus = new Map(catalogue.products.map(({ sku }) => [compactSku(sku), sku]));
const gtins = new Map([['09520000000103', 'I4510']]);

/** The SKU of the catalogue that a text is, and one GTIN. */
export const skuOf = (text: string): string | undefined =>
  gtins.get(text.padStart(14, '0')) ?? skus.get(compactSku(text));

/** What a pasted list comes to: `I4510=3`, or `I4510` where no quantity is said. */
export function readList(text: string): string[] {
  const { lines } = parseList(text, skuOf);
  return lines.map((line) => (line.quantity === '' ? line.text : `${line.text}=${line.quantity}`));
}
