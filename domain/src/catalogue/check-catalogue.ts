import type { CheckCatalogueResponse, CheckedRow } from '../api/staff/check-catalogue.ts';
import type { CatalogueTranslation } from './catalogue-text.ts';
import { type CatalogueWarning, catalogueWarnings } from './catalogue-warning.ts';
import type { Catalogue } from './load-catalogue.ts';

/** Every row of a catalogue with what staff should look at in it. */
export function checkCatalogue(
  { products }: Catalogue,
  spanish: CatalogueTranslation['products'],
): CheckCatalogueResponse {
  const rows = products.map(
    (product, index): CheckedRow => ({
      row: index + 2,
      sku: product.sku,
      name: product.name,
      category: product.category,
      price: product.priceText,
      hidden: product.hidden,
      warnings: catalogueWarnings(product, spanish),
    }),
  );
  const countOf = (warning: CatalogueWarning) =>
    rows.filter(({ warnings }) => warnings.includes(warning)).length;
  return {
    rows,
    counts: {
      'no-price': countOf('no-price'),
      'no-picture': countOf('no-picture'),
      hidden: countOf('hidden'),
      'no-description': countOf('no-description'),
      'no-spanish': countOf('no-spanish'),
    },
  };
}
