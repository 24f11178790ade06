import { findProduct } from '../find-product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { CatalogueRow } from '../sheet/row.ts';

/**
 * The spreadsheet with the prices and hidden items of `current`. Cells that staff haven't changed are
 * copied exactly.
 */
export function currentRows(
  rows: readonly CatalogueRow[],
  builtIn: Catalogue,
  current: Catalogue,
): CatalogueRow[] {
  return rows.map((row) => {
    const [before, now] = [builtIn, current].map((each) => findProduct(each, String(row.SKU)));
    if (!before || !now) return row;
    return {
      ...row,
      ...(now.priceText !== before.priceText && { Price: now.priceText }),
      ...(now.hidden !== before.hidden && { hidden: now.hidden ? ('TRUE' as const) : '' }),
    };
  });
}
