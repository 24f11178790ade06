import * as z from 'zod';
import type { CatalogueTranslation } from '../translation/catalogue-text.ts';
import { type CatalogueWarning, catalogueWarning, catalogueWarnings } from './catalogue-warning.ts';
import type { Catalogue } from './load-catalogue.ts';

export const checkedRow = z.object({
  row: z.int().nonnegative(),
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  price: z.string(),
  hidden: z.boolean(),
  lotTracked: z.boolean(),
  warnings: z.array(catalogueWarning),
});
export type CheckedRow = z.infer<typeof checkedRow>;

export function checkCatalogue({ products }: Catalogue, spanish: CatalogueTranslation['products']) {
  const rows = products.map(
    (product, index): CheckedRow => ({
      row: index + 2,
      sku: product.sku,
      name: product.name,
      category: product.category,
      price: product.priceText,
      hidden: product.hidden,
      lotTracked: product.lotTracked,
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
