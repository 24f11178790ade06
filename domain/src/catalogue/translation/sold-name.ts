import { withTimesSign } from '../../text/sizes.ts';
import { findProduct } from '../find-product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { CatalogueTranslation } from './catalogue-text.ts';

/**
 * What an item of an order is called in a translation. An order keeps the English name of its sale:
 * once the catalogue calls the SKU otherwise, the translation may be of something else, and the name
 * of the sale stands.
 */
export function soldName(
  { sku, name }: { sku: string; name: string },
  catalogue: Catalogue,
  translation: CatalogueTranslation,
): string {
  const isStillCalledSo = findProduct(catalogue, sku)?.name === name;
  return withTimesSign((isStillCalledSo && translation.products[sku]?.name) || name);
}
