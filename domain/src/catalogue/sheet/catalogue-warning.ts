import * as z from 'zod';
import type { Product } from '../product.ts';
import type { CatalogueTranslation } from '../translation/catalogue-text.ts';

/** What staff should look at in a row that the shop can nevertheless show. */
export const catalogueWarning = z.enum([
  'no-price',
  'no-picture',
  'hidden',
  'no-description',
  'no-spanish',
]);
export type CatalogueWarning = z.infer<typeof catalogueWarning>;

/**
 * What a product lacks. A price in words, such as `call for price`, is one; an empty cell is none.
 * The build knows a product's picture where the sheet names it: any other name stops the build.
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
