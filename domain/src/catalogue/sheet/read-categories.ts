import type { Category } from '../category.ts';
import { isInfoPage } from '../info-pages.ts';
import { CatalogueError } from './catalogue-error.ts';
import type { NumberedRow } from './row.ts';

const firstRowColumns = [
  'Main Category Button',
  'Category Info Page',
  'Main Category Thumbnail',
] as const;

function readCategory({ row, rowNumber }: NumberedRow): Category {
  const button = row['Main Category Button'].trim();
  const infoPage = row['Category Info Page'].trim();
  if (infoPage !== '' && !isInfoPage(infoPage)) {
    throw new CatalogueError(rowNumber, `unknown info page '${infoPage}'`);
  }
  return {
    name: row['Main Category'],
    ...(button === '' ? {} : { button }),
    ...(infoPage === '' ? {} : { infoPage }),
    thumbnail: row['Main Category Thumbnail'].trim(),
    hidden: row.hidden === 'TRUE',
  };
}

/**
 * Reads the main categories in the order of their first rows, which alone carry the category's own
 * cells. Throws a CatalogueError for such a cell on a later row and for an unknown info page.
 */
export function readCategories(rows: readonly NumberedRow[]): Category[] {
  const categories = new Map<string, Category>();
  for (const numberedRow of rows) {
    const { row, rowNumber } = numberedRow;
    const name = row['Main Category'];
    const category = categories.get(name);
    if (!category) {
      categories.set(name, readCategory(numberedRow));
      continue;
    }
    const filled = firstRowColumns.find((column) => row[column].trim() !== '');
    if (filled) {
      throw new CatalogueError(rowNumber, `'${filled}' belongs on the first row of '${name}' only`);
    }
    if (row.hidden === '') category.hidden = false;
  }
  return [...categories.values()];
}
