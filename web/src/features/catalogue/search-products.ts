import type { CatalogueText } from '@dental-shop/domain/catalogue/catalogue-text';
import { formatDimension } from '@dental-shop/domain/catalogue/dimensions';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';

/**
 * Lower case and without accents, so that 'Implánt' finds 'implant'; a size's no-break spaces become
 * spaces and its sign the letter that is typed.
 */
function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('×', 'x')
    .toLowerCase();
}

/** With the English names in every language: packages and invoices carry them. */
function searchableText(product: ProductSummary, text: CatalogueText): string {
  const { sku, name, category, dimensions } = product;
  const translated = [text.productName(product), text.categoryName(category)];
  return searchable(
    [sku, name, category, ...translated, ...dimensions.map(formatDimension)].join(' '),
  );
}

/**
 * The products that have every word of the query in their SKU, name, category or key dimensions:
 * first those whose SKU begins with the query, then the others in the catalogue's order.
 */
export function searchProducts(
  products: readonly ProductSummary[],
  query: string,
  catalogueText: CatalogueText,
): readonly ProductSummary[] {
  const wanted = searchable(query.trim());
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const found = products.filter((product) => {
    const text = searchableText(product, catalogueText);
    return words.every((word) => text.includes(word));
  });
  const bySku = found.filter(({ sku }) => searchable(sku).startsWith(wanted));
  return [...bySku, ...found.filter((product) => !bySku.includes(product))];
}
