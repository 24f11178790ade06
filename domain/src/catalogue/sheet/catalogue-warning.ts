import * as z from 'zod';
import type { Product } from '../product.ts';
import type { CatalogueTranslation } from '../translation/catalogue-text.ts';

export const catalogueWarning = z.enum([
  'no-price',
  'no-picture',
  'hidden',
  'no-description',
  'no-spanish',
]);
export type CatalogueWarning = z.infer<typeof catalogueWarning>;

/**
 * `call for price` counts as a price. Unknown image names fail the build, so only missing names are
 * reported.
 */
export function catalogueWarnings(
  { sku, priceText, thumbnail, pictures, hidden, description }: Product,
  spanish: CatalogueTranslation['products'],
): CatalogueWarning[] {
  const lacks: Record<CatalogueWarning, boolean> = {
    'no-price': priceText === '',
    'no-picture': thumbnail === '' || pictures.length === 0,
    hidden,
    'no-description': description === '',
    'no-spanish': !Object.hasOwn(spanish, sku),
  };
  return catalogueWarning.options.filter((warning) => lacks[warning]);
}
