import type { Category } from '../category.ts';
import { normalizeSku } from '../normalize-sku.ts';
import type { Product } from '../product.ts';
import { figureOf } from '../sizes/dimensions.ts';
import { asRowError, CatalogueError } from './catalogue-error.ts';
import { checkKitContents } from './kit-contents.ts';
import { readCategories } from './read-categories.ts';
import { readProduct } from './read-product.ts';
import { catalogueRowSchema, type NumberedRow } from './row.ts';

export interface Catalogue {
  /** In the sheet's order, hidden ones included. */
  products: readonly Product[];
  categories: readonly Category[];
  /** Keyed by `normalizeSku`. */
  productBySku: ReadonlyMap<string, Product>;
}

interface LoadOptions {
  /** Tells whether a picture of this name will exist, given all the SKUs of the sheet. */
  knowsPicture: (fileName: string, skus: ReadonlySet<string>) => boolean;
}

function readRow(value: unknown, index: number): NumberedRow {
  // The spreadsheet's row 1 is its header.
  const rowNumber = index + 2;
  const result = catalogueRowSchema.safeParse(value);
  if (result.success) return { rowNumber, row: result.data };
  const reasons = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `'${path.join('.')}' ${message}` : message,
  );
  throw new CatalogueError(rowNumber, reasons.join('; '));
}

function indexBySku(
  products: readonly { rowNumber: number; product: Product }[],
): ReadonlyMap<string, Product> {
  const productBySku = new Map<string, Product>();
  for (const { rowNumber, product } of products) {
    const key = normalizeSku(product.sku);
    if (productBySku.has(key)) {
      throw new CatalogueError(rowNumber, `duplicate SKU '${product.sku}'`);
    }
    productBySku.set(key, product);
  }
  return productBySku;
}

/** A box that is scanned must name one product. */
function refuseRepeatedGtins(products: readonly { rowNumber: number; product: Product }[]): void {
  const seen = new Set<string>();
  for (const { rowNumber, product } of products) {
    if (product.gtin === undefined) continue;
    if (seen.has(product.gtin))
      throw new CatalogueError(rowNumber, `duplicate GTIN '${product.gtin}'`);
    seen.add(product.gtin);
  }
}

/** One figure stands for all parts of a size, in filters, size tables and switches. */
function rejectMixedSpellings(products: readonly { rowNumber: number; product: Product }[]): void {
  const known = new Map<string, string>();
  for (const { rowNumber, product } of products) {
    for (const dimension of product.dimensions) {
      const size = `${product.category} ${dimension.label} ${dimension.value}`;
      const figure = figureOf(dimension);
      const other = known.get(size) ?? figure;
      if (other !== figure) {
        throw new CatalogueError(
          rowNumber,
          `'${dimension.label}: ${figure}' is '${other}' in other rows of '${product.category}'`,
        );
      }
      known.set(size, figure);
    }
  }
}

/**
 * Reads the maker's spreadsheet, an array of rows. Throws a CatalogueError with the row's number
 * and the reason where a row is broken, so that nothing is ever sold from it.
 */
export function loadCatalogue(rows: unknown, { knowsPicture }: LoadOptions): Catalogue {
  if (!Array.isArray(rows)) throw new CatalogueError(1, 'the sheet is not a list of rows');
  const numberedRows = rows.map(readRow);
  const categories = readCategories(numberedRows);
  const numberedProducts = numberedRows.map((numberedRow) => ({
    rowNumber: numberedRow.rowNumber,
    categoryThumbnail: numberedRow.row['Main Category Thumbnail'].trim(),
    product: readProduct(numberedRow),
  }));
  const productBySku = indexBySku(numberedProducts);
  refuseRepeatedGtins(numberedProducts);
  rejectMixedSpellings(numberedProducts);
  const products = numberedProducts.map(({ product }) => product);
  const skus = new Set(products.map(({ sku }) => sku));
  for (const { rowNumber, product, categoryThumbnail } of numberedProducts) {
    const unknown = [categoryThumbnail, product.thumbnail, ...product.pictures].find(
      (fileName) => fileName !== '' && !knowsPicture(fileName, skus),
    );
    if (unknown) throw new CatalogueError(rowNumber, `unknown picture '${unknown}'`);
    asRowError(rowNumber, () => checkKitContents(product, productBySku));
  }
  return { products, categories, productBySku };
}
