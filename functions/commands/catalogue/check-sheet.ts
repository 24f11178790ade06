import { checkCatalogue } from '@dental-shop/domain/catalogue/sheet/check-catalogue';
import { loadCatalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import {
  type SheetDifference,
  sheetDifference,
} from '@dental-shop/domain/catalogue/sheet/sheet-difference';
import { loadTranslation } from '@dental-shop/domain/catalogue/translation/load-translation';
import { TranslationError } from '@dental-shop/domain/catalogue/translation/translation-error';
import { knowsPicture } from '@dental-shop/domain/pictures/known-pictures';
import { readSheet } from './read-sheet.ts';
import { readCurrentRows, readSpanish } from './shop-catalogue.ts';

interface CheckedSheet {
  rows: Record<string, string | number>[];
  /** A line for each row with something that staff should look at. */
  warnings: string[];
  /**
   * Why the build would fail with this sheet and the present Spanish texts; undefined where it
   * would not.
   */
  spanishProblem: string | undefined;
  difference: SheetDifference;
}

function problemOfSpanish(...given: Parameters<typeof loadTranslation>): string | undefined {
  try {
    loadTranslation(...given);
    return undefined;
  } catch (error) {
    if (error instanceof TranslationError) return error.message;
    throw error;
  }
}

/**
 * Checks a spreadsheet as the build would, and compares it with the catalogue in `directory`.
 * Throws a CatalogueError with the row's number and the reason where the shop could not sell from
 * it.
 */
export async function checkSheet(file: string, directory: string): Promise<CheckedSheet> {
  const rows = await readSheet(file);
  const catalogue = loadCatalogue(rows, { knowsPicture });
  const spanish = await readSpanish(directory);
  const checked = checkCatalogue(catalogue, spanish.products);
  const current = await readCurrentRows(directory);
  return {
    rows,
    warnings: checked.rows
      .filter(({ warnings }) => warnings.length > 0)
      .map(({ row, sku, warnings }) => `  row ${row}  ${sku}  ${warnings.join(', ')}`),
    spanishProblem: problemOfSpanish(catalogue, spanish),
    // The loader has checked the shape of every row.
    difference: sheetDifference(current, rows as unknown as typeof current),
  };
}
