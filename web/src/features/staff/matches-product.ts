import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import { plainText } from '@dental-shop/domain/search/words';

type SearchableRow = Pick<CatalogueRowNow, 'sku' | 'name' | 'category'>;

/** Unlike the shop's search, it also finds hidden products, and parts of words. */
export function matchesProduct({ sku, name, category }: SearchableRow, text: string): boolean {
  const content = plainText(`${sku} ${name} ${category}`);
  return plainText(text)
    .split(/\s+/)
    .every((word) => content.includes(word));
}
