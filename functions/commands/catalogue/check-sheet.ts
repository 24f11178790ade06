import { RowProblems } from '@dental-shop/domain/catalogue/sheet/catalogue-error';
import { checkCatalogue } from '@dental-shop/domain/catalogue/sheet/check-catalogue';
import { loadCatalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import {
  type SheetDifference,
  sheetDifference,
} from '@dental-shop/domain/catalogue/sheet/sheet-difference';
import {
  loadTranslation,
  TranslationError,
} from '@dental-shop/domain/catalogue/translation/load-translation';
import { hasPicture } from '@dental-shop/domain/pictures/known-pictures';
import { readSheet } from './read-sheet.ts';
import { readCurrentRows, readSpanish } from './shop-catalogue.ts';

interface CheckedSheet {
  rows: Record<string, string | number>[];
  warnings: string[];
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

export async function checkSheet(file: string, directory: string): Promise<CheckedSheet> {
  const problems = new RowProblems();
  const rows = await readSheet(file, problems);
  const catalogue = loadCatalogue(rows, { hasPicture, problems });
  const spanish = await readSpanish(directory);
  const checked = checkCatalogue(catalogue, spanish.products);
  const current = await readCurrentRows(directory);
  return {
    rows,
    warnings: checked.rows
      .filter(({ warnings }) => warnings.length > 0)
      .map(({ row, sku, warnings }) => `  row ${row}  ${sku}  ${warnings.join(', ')}`),
    spanishProblem: problemOfSpanish(catalogue, spanish),
    // The loader has already checked the shape of every row.
    difference: sheetDifference(current, rows as unknown as typeof current),
  };
}
