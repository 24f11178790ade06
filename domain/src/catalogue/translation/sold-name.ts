import { withTimesSign } from '../../text/sizes.ts';
import { findProduct } from '../find-product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { CatalogueTranslation } from './catalogue-text.ts';

/**
 * A product renamed since the sale keeps its original name, because its translation may no longer
 * apply.
 */
export function soldName(
  { sku, name }: { sku: string; name: string },
  catalogue: Catalogue,
  translation: CatalogueTranslation,
): string {
  const isStillCalledSo = findProduct(catalogue, sku)?.name === name;
  return withTimesSign((isStillCalledSo && translation.products[sku]?.name) || name);
}
