import { withTimesSign } from '../../text/sizes.ts';
import { findProduct } from '../find-product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { CatalogueTranslation } from './catalogue-text.ts';

/**
 * If a product was renamed after the sale, uses its original name, because the translation may no
 * longer apply.
 */
export function soldName(
  { sku, name }: { sku: string; name: string },
  catalogue: Catalogue,
  translation: CatalogueTranslation,
): string {
  const isStillCalledSo = findProduct(catalogue, sku)?.name === name;
  return withTimesSign((isStillCalledSo && translation.products[sku]?.name) || name);
}
