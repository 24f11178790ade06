import type { Category } from '../category.ts';
import { normalizeSku } from '../normalize-sku.ts';
import type { Product } from '../product.ts';
import { formatFigure } from '../sizes/dimensions.ts';
import { CatalogueError, RowProblems } from './catalogue-error.ts';
import { checkKitContents } from './kit-contents.ts';
import { readCategories } from './read-categories.ts';
import { readProduct } from './read-product.ts';
import {
  type CatalogueRow,
  catalogueRowSchema,
  missing,
  type NumberedRow,
  notTrueOrEmpty,
  sheetColumns,
} from './row.ts';
import { SheetFault } from './sheet-fault.ts';

export interface Catalogue {
  products: readonly Product[];
  categories: readonly Category[];
  productBySku: ReadonlyMap<string, Product>;
}

interface LoadOptions {
  hasPicture: (fileName: string, skus: ReadonlySet<string>) => boolean;
  problems?: RowProblems;
}

interface NumberedProduct {
  rowNumber: number;
  product: Product;
}

const blankRow = Object.fromEntries(sheetColumns.map((column) => [column, '']));

function addShapeProblem(
  problems: RowProblems,
  rowNumber: number,
  column: string,
  reason: string,
): void {
  if (column === '') problems.add(rowNumber, 'invalid-row', { reason });
  else if (reason === missing) problems.add(rowNumber, 'missing-value', { column });
  else if (reason === notTrueOrEmpty) problems.add(rowNumber, 'not-true-or-empty', { column });
  else problems.add(rowNumber, 'invalid-cell', { column, reason });
}

function readRow(value: unknown, rowNumber: number, problems: RowProblems): NumberedRow {
  const result = catalogueRowSchema.safeParse(value);
  if (result.success) return { rowNumber, row: result.data };
  const broken = new Set<unknown>();
  for (const { path, message } of result.error.issues) {
    broken.add(path[0]);
    addShapeProblem(problems, rowNumber, path.join('.'), message);
  }
  const cells = Object.entries(Object(value)).filter(([column]) => !broken.has(column));
  return { rowNumber, row: { ...blankRow, ...Object.fromEntries(cells) } as CatalogueRow };
}

function indexBySku(
  products: readonly NumberedProduct[],
  problems: RowProblems,
): ReadonlyMap<string, Product> {
  const productBySku = new Map<string, Product>();
  for (const { rowNumber, product } of products) {
    const key = normalizeSku(product.sku);
    if (key === '') continue;
    if (productBySku.has(key)) problems.add(rowNumber, 'duplicate-sku', { sku: product.sku });
    else productBySku.set(key, product);
  }
  return productBySku;
}

function rejectRepeatedGtins(products: readonly NumberedProduct[], problems: RowProblems): void {
  const seen = new Set<string>();
  for (const { rowNumber, product } of products) {
    if (product.gtin === undefined) continue;
    if (seen.has(product.gtin)) {
      problems.add(rowNumber, 'duplicate-gtin', { gtin: product.gtin });
    }
    seen.add(product.gtin);
  }
}

/** Filters, size tables, and switches show each size in only one format. */
function rejectMixedSpellings(products: readonly NumberedProduct[], problems: RowProblems): void {
  const known = new Map<string, string>();
  for (const { rowNumber, product } of products) {
    for (const dimension of product.dimensions) {
      const size = `${product.category} ${dimension.label} ${dimension.value}`;
      const figure = formatFigure(dimension);
      const other = known.get(size) ?? figure;
      known.set(size, other);
      if (other === figure) continue;
      const { label } = dimension;
      const { category } = product;
      problems.add(rowNumber, 'mixed-spelling', { label, figure, other, category });
    }
  }
}

/** Throws a CatalogueError that lists every problem. */
export function loadCatalogue(
  rows: unknown,
  { hasPicture, problems = new RowProblems() }: LoadOptions,
): Catalogue {
  if (!Array.isArray(rows)) {
    throw new CatalogueError([{ rowNumber: 1, fault: new SheetFault('not-rows') }]);
  }
  const numberedRows = rows.map((row, index) => readRow(row, index + 2, problems));
  const categories = readCategories(numberedRows, problems);
  const numberedProducts = numberedRows.map((numberedRow) => ({
    rowNumber: numberedRow.rowNumber,
    categoryThumbnail: numberedRow.row['Main Category Thumbnail'].trim(),
    product: readProduct(numberedRow, problems),
  }));
  const productBySku = indexBySku(numberedProducts, problems);
  rejectRepeatedGtins(numberedProducts, problems);
  rejectMixedSpellings(numberedProducts, problems);
  const products = numberedProducts.map(({ product }) => product);
  const skus = new Set(products.map(({ sku }) => sku));
  for (const { rowNumber, product, categoryThumbnail } of numberedProducts) {
    for (const fileName of [categoryThumbnail, product.thumbnail, ...product.pictures]) {
      if (fileName === '' || hasPicture(fileName, skus)) continue;
      problems.add(rowNumber, 'unknown-picture', { file: fileName });
    }
    problems.check(rowNumber, () => checkKitContents(product, productBySku), undefined);
  }
  problems.throwIfAny();
  return { products, categories, productBySku };
}
