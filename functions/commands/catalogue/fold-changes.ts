import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import type { CatalogueChanges } from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { currentRows } from '@dental-shop/domain/catalogue/changes/current-rows';
import { type FoldedChanges, isFolded } from '@dental-shop/domain/catalogue/changes/folded';
import { loadCatalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import type { CatalogueRow } from '@dental-shop/domain/catalogue/sheet/row';
import {
  type SheetDifference,
  sheetDifference,
} from '@dental-shop/domain/catalogue/sheet/sheet-difference';
import { hasPicture } from '@dental-shop/domain/pictures/known-pictures';

interface Folded {
  rows: CatalogueRow[];
  folded: FoldedChanges;
  difference: SheetDifference;
  /** False if all changes in effect were folded before. */
  hasNews: boolean;
}

/**
 * The spreadsheet with the prices and hidden items that are in effect at `now`, in ms since 1970.
 * Scheduled changes stay in the database.
 */
export function foldChanges(
  rows: readonly CatalogueRow[],
  recorded: CatalogueChanges,
  before: FoldedChanges,
  now: number,
): Folded {
  const builtIn = loadCatalogue(rows, { hasPicture });
  const folded = currentRows(rows, builtIn, applyChanges(builtIn, recorded, now, before));
  // Throws if the result isn't a valid spreadsheet.
  loadCatalogue(folded, { hasPicture });
  return {
    rows: folded,
    folded: { version: recorded.version, at: now },
    difference: sheetDifference(rows, folded),
    hasNews: recorded.changes.some(
      (change) => change.effectiveAt <= now && !change.undone && !isFolded(change, before),
    ),
  };
}
