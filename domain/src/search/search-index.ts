import type { Product } from '../catalogue/product.ts';
import type { Dimension } from '../catalogue/sizes/dimensions.ts';
import type { CatalogueTranslation } from '../catalogue/translation/catalogue-text.ts';
import { visibleEntries } from '../catalogue/visible-entries.ts';
import { stemsOfText } from './words.ts';

/** What is searched of a product: stems of the words of both languages, and its sizes. */
export interface SearchEntry {
  sku: string;
  category: readonly string[];
  /** The noun that its Spanish name begins with: a `Tope de fresa` is a stop, not a drill. */
  noun: readonly string[];
  name: readonly string[];
  /** Of its sub-category. */
  group: readonly string[];
  dimensions: readonly Dimension[];
}

/** In the sheet's order, which is that of the maker's range: parts come before their tools. */
export type SearchIndex = readonly SearchEntry[];

const unique = (words: readonly string[]) => [...new Set(words)];

/**
 * Made when the app is built, for both languages at once: packages and invoices carry English names
 * whatever their reader speaks. Hidden products are not in it.
 */
export function makeSearchIndex(
  products: readonly Product[],
  spanish: CatalogueTranslation,
): SearchIndex {
  return visibleEntries(products).map(({ sku, name, category, subCategory, dimensions }) => {
    const spanishName = stemsOfText(spanish.products[sku]?.name ?? '');
    return {
      sku,
      category: unique([
        ...stemsOfText(category),
        ...stemsOfText(spanish.categories[category]?.name ?? ''),
      ]),
      noun: spanishName.slice(0, 1),
      name: unique([...stemsOfText(name), ...spanishName]),
      group: unique([
        ...stemsOfText(subCategory),
        ...stemsOfText(spanish.subCategories[subCategory] ?? ''),
      ]),
      dimensions,
    };
  });
}
