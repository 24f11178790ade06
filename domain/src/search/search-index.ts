import type { Product } from '../catalogue/product.ts';
import type { Dimension } from '../catalogue/sizes/dimensions.ts';
import type { CatalogueTranslation } from '../catalogue/translation/catalogue-text.ts';
import { visibleEntries } from '../catalogue/visible-entries.ts';
import { stemText } from './words.ts';

export interface SearchEntry {
  sku: string;
  category: readonly string[];
  /** The head noun of the Spanish name, because a `Tope de fresa` (drill stop) isn't a drill. */
  noun: readonly string[];
  name: readonly string[];
  group: readonly string[];
  dimensions: readonly Dimension[];
}

/** In the order of the sheet, which lists parts before their tools. */
export type SearchIndex = readonly SearchEntry[];

const unique = (words: readonly string[]) => [...new Set(words)];

/**
 * Covers both languages, because Spanish-speaking customers also see English names on packages and
 * invoices.
 */
export function buildSearchIndex(
  products: readonly Product[],
  spanish: CatalogueTranslation,
): SearchIndex {
  return visibleEntries(products).map(({ sku, name, category, subCategory, dimensions }) => {
    const spanishName = stemText(spanish.products[sku]?.name ?? '');
    return {
      sku,
      category: unique([
        ...stemText(category),
        ...stemText(spanish.categories[category]?.name ?? ''),
      ]),
      noun: spanishName.slice(0, 1),
      name: unique([...stemText(name), ...spanishName]),
      group: unique([
        ...stemText(subCategory),
        ...stemText(spanish.subCategories[subCategory] ?? ''),
      ]),
      dimensions,
    };
  });
}
