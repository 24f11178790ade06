import { withTimesSign } from '../../text/sizes.ts';
import { findProduct } from '../find-product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { CatalogueTranslation } from './catalogue-text.ts';

/**
 * The translated name of an ordered item. If the catalogue has renamed the SKU since, the translation
 * may be of another product, so the name at the time of sale is used.
 */
export function soldName(
  { sku, name }: { sku: string; name: string },
  catalogue: Catalogue,
  translation: CatalogueTranslation,
): string {
  const isStillCalledSo = findProduct(catalogue, sku)?.name === name;
  return withTimesSign((isStillCalledSo && translation.products[sku]?.name) || name);
}
