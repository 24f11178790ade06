import { formatDimension } from '@dental-shop/domain/catalogue/dimensions';
import type { ProductSummary } from './catalogue-data.ts';

/** Lower case and without accents, so that 'Implánt' finds 'implant'. */
function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

function searchableText({ sku, name, category, dimensions }: ProductSummary): string {
  return searchable([sku, name, category, ...dimensions.map(formatDimension)].join(' '));
}

/**
 * The products that have every word of the query in their SKU, name, category or key dimensions:
 * first those whose SKU begins with the query, then the others in the catalogue's order.
 */
export function searchProducts(
  products: readonly ProductSummary[],
  query: string,
): readonly ProductSummary[] {
  const wanted = searchable(query.trim());
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const found = products.filter((product) => {
    const text = searchableText(product);
    return words.every((word) => text.includes(word));
  });
  const bySku = found.filter(({ sku }) => searchable(sku).startsWith(wanted));
  return [...bySku, ...found.filter((product) => !bySku.includes(product))];
}
