import type { PublishedChange, PublishedChanges } from '../../api/catalogue-changes.ts';
import { findProduct } from '../find-product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import { startingPrices } from '../starting-prices.ts';
import { applyChanges } from './apply-changes.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';
import { type FoldedChanges, foldedIntoSheet } from './folded.ts';

/**
 * The changes that visitors' pages need now. Contains no scheduled changes, because competitors could read them.
 * Includes changes that are in the spreadsheet already or were undone, because pages of another
 * release may be open. The prices always match the server's.
 */
export function publishedChanges(
  catalogue: Catalogue,
  recorded: CatalogueChanges,
  now: number,
  folded: FoldedChanges = foldedIntoSheet,
): PublishedChanges {
  const current = applyChanges(catalogue, recorded, now, folded);
  const effective = recorded.changes.filter(({ effectiveAt }) => effectiveAt <= now);
  const skus = [...new Set(effective.map(({ sku }) => sku))].sort();
  const changes = skus.flatMap((sku): PublishedChange[] => {
    const product = findProduct(current, sku);
    // The details of products that the spreadsheet hides are private.
    if (!product || findProduct(catalogue, sku)?.hidden) return [];
    const own = effective.filter((change) => change.sku === sku);
    const { price, hidden, availability } = product;
    const hasPrice = price === 'out-of-stock' || own.some((change) => change.price !== undefined);
    const published: PublishedChange = {
      sku,
      ...(hasPrice && { price }),
      ...(own.some((change) => change.hidden !== undefined) && { hidden }),
      ...(availability && { availability }),
    };
    return Object.keys(published).length > 1 ? [published] : [];
  });
  return { version: recorded.version, changes, startingPrices: changedStarts(current, changes) };
}

/** Pages that show only starting prices don't have the prices to compute them from. */
function changedStarts(
  current: Catalogue,
  changes: readonly PublishedChange[],
): PublishedChanges['startingPrices'] {
  const starts = startingPrices(current.products);
  const categories = changes.flatMap(({ sku }) => findProduct(current, sku)?.category ?? []);
  return Object.fromEntries(categories.map((category) => [category, starts[category] ?? null]));
}
