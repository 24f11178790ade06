import type { ChangedProduct } from '../../api/staff/catalogue-calls.ts';
import { findProduct } from '../find-product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import { valuesOf } from './apply-changes.ts';
import type { CatalogueChanges, RecordedChange } from './catalogue-changes.ts';
import type { ProductValues } from './values-in-force.ts';

/** For the history: each changed field with its previous value, as of when the change takes effect. */
export function describeChanges(
  catalogue: Catalogue,
  before: CatalogueChanges,
  recorded: readonly RecordedChange[],
): ChangedProduct[] {
  return recorded.map((change) => {
    const from = valuesAt(catalogue, before, change.sku, change.effectiveAt);
    return describe(catalogue, change, from, change);
  });
}

/**
 * For the history: what the undo of these changes restores. Scheduled changes are described as of the time they would
 * have taken effect.
 */
export function describeUndo(
  catalogue: Catalogue,
  after: CatalogueChanges,
  undone: readonly RecordedChange[],
  now: number,
): ChangedProduct[] {
  return undone.map((change) => {
    const at = Math.max(now, change.effectiveAt);
    return describe(catalogue, change, change, valuesAt(catalogue, after, change.sku, at));
  });
}

function valuesAt(
  catalogue: Catalogue,
  { changes }: CatalogueChanges,
  sku: string,
  at: number,
): ProductValues {
  const product = findProduct(catalogue, sku) ?? { priceText: '', hidden: true };
  const own = changes.filter((change) => change.sku === sku);
  return valuesOf(product, own, at);
}

function describe(
  catalogue: Catalogue,
  { sku, price, hidden, availability }: RecordedChange,
  from: Partial<ProductValues>,
  to: Partial<ProductValues>,
): ChangedProduct {
  return {
    sku,
    name: findProduct(catalogue, sku)?.name ?? sku,
    ...(price !== undefined && { price: { from: from.price ?? '', to: to.price ?? '' } }),
    ...(hidden !== undefined && { hidden: { from: from.hidden ?? false, to: to.hidden ?? false } }),
    ...(availability !== undefined && {
      availability: { from: from.availability ?? null, to: to.availability ?? null },
    }),
  };
}
