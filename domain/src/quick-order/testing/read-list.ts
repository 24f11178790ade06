import { fixtureCatalogue } from '../../catalogue/testing/fixture-catalogue.ts';
import { parseList } from '../parse-list.ts';
import { createProductLookup, type PartFinder } from '../product-lookup.ts';

export const finder: PartFinder = createProductLookup({
  products: fixtureCatalogue.products.map(({ sku, name }) => ({
    sku,
    name,
    price: 'unavailable' as const,
  })),
  lookup: { gtins: { '09520000000103': 'I4510' }, hidden: [] },
  otherNames: {},
  nearest: () => [],
});

export function readList(text: string): string[] {
  const { lines, question } = parseList(text, finder);
  if (question) return ['question'];
  return lines.map((line) => (line.quantity === '' ? line.text : `${line.text}=${line.quantity}`));
}
