import type { Category } from '../category.ts';
import { isInfoPage } from '../info-pages.ts';
import type { RowProblems } from './catalogue-error.ts';
import type { NumberedRow } from './row.ts';

const firstRowColumns = [
  'Main Category Button',
  'Category Info Page',
  'Main Category Thumbnail',
] as const;

function readCategory({ row, rowNumber }: NumberedRow, problems: RowProblems): Category {
  const button = row['Main Category Button'].trim();
  const infoPage = row['Category Info Page'].trim();
  const knownPage = isInfoPage(infoPage) ? infoPage : undefined;
  if (infoPage !== '' && !knownPage) {
    problems.add(rowNumber, 'unknown-info-page', { value: infoPage });
  }
  return {
    name: row['Main Category'],
    ...(button === '' ? {} : { button }),
    ...(knownPage && { infoPage: knownPage }),
    thumbnail: row['Main Category Thumbnail'].trim(),
    hidden: row.hidden === 'TRUE',
  };
}

/** In order of first appearance. Only the first row of a category fills in the category columns. */
export function readCategories(rows: readonly NumberedRow[], problems: RowProblems): Category[] {
  const categories = new Map<string, Category>();
  for (const numberedRow of rows) {
    const { row, rowNumber } = numberedRow;
    const name = row['Main Category'];
    const category = categories.get(name);
    if (!category) {
      categories.set(name, readCategory(numberedRow, problems));
      continue;
    }
    for (const column of firstRowColumns) {
      if (row[column].trim() === '') continue;
      problems.add(rowNumber, 'first-row-only', { column, category: name });
    }
    if (row.hidden === '') category.hidden = false;
  }
  return [...categories.values()];
}
